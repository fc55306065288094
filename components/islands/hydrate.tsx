import { Component, type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type IslandName, islands } from './registry';

class ErrorBoundary extends Component<{ onError: () => void; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Calls `onReady` once the effects of its children, and the state that they set, are in the document. */
function Ready({ children, onReady }: { children: ReactNode; onReady: () => void }) {
  const [effectsHaveRun, setEffectsHaveRun] = useState(false);
  useEffect(() => {
    if (effectsHaveRun) onReady();
    else setEffectsHaveRun(true);
  }, [effectsHaveRun, onReady]);
  return children;
}

/**
 * Loads and hydrates one island.
 *
 * @param onError  called when the component throws, now or later; its static HTML is shown again
 * @returns a promise that resolves when the island answers and rejects when its script cannot be loaded
 */
export async function hydrateIsland(root: HTMLElement, onError: () => void): Promise<void> {
  const { hydrate, props = '{}' } = root.dataset;
  const { default: Island } = await islands[hydrate as IslandName]();
  const staticHtml = root.innerHTML;
  await new Promise<void>((done) => {
    const fail = () => {
      // After the commit in which the boundary has removed what the component rendered.
      setTimeout(() => {
        root.innerHTML = staticHtml;
      });
      onError();
      done();
    };
    hydrateRoot(
      root,
      <ErrorBoundary onError={fail}>
        <Ready onReady={done}>{createElement(Island as ComponentType, JSON.parse(props))}</Ready>
      </ErrorBoundary>,
    );
  });
}
