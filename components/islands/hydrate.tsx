import { Component, createElement, type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

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

/** Calls `onReady` when the effects of its children have run and their state updates are committed. */
function Ready({ children, onReady }: { children: ReactNode; onReady: () => void }) {
  const [effectsHaveRun, setEffectsHaveRun] = useState(false);
  useEffect(() => {
    if (effectsHaveRun) onReady();
    else setEffectsHaveRun(true);
  }, [effectsHaveRun, onReady]);
  return children;
}

/** Number of failed imports. Browsers cache a failure by its URL, so the next attempt needs another one. */
let failures = 0;

/**
 * Loads and hydrates one island.
 *
 * @param onError  called when the component throws, now or later; its static HTML is restored
 * @returns a promise that resolves when the island is interactive and rejects when its script cannot be loaded
 */
export async function hydrateIsland(root: HTMLElement, onError: () => void): Promise<void> {
  const { hydrate, props = '{}' } = root.dataset;
  const url = failures ? `${hydrate}?${failures}` : hydrate;
  const { default: Island } = await import(/* turbopackIgnore: true */ url as string).catch((error) => {
    failures++;
    throw error;
  });
  const staticHtml = root.innerHTML;
  await new Promise<void>((done) => {
    const fail = () => {
      // Deferred until the error boundary has removed the rendered DOM.
      setTimeout(() => {
        root.innerHTML = staticHtml;
      });
      onError();
      done();
    };
    hydrateRoot(
      root,
      <ErrorBoundary onError={fail}>
        <Ready onReady={done}>{createElement(Island, JSON.parse(props))}</Ready>
      </ErrorBoundary>,
    );
  });
}
