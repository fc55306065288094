import type { ReactNode } from 'react';
import { LineIcon } from '@/components/ui/LineIcon';
import type { DemoKind } from '@/content/schema/demos';
import './frame.scss';
import type { Demo } from './useDemo';

/** An icon of a demonstration, drawn on 20 units. */
export const DemoIcon = ({ path, size = 18 }: { path: string; size?: number }) => (
  <LineIcon size={size} units={20} strokeWidth="1.6">
    <path d={path} />
  </LineIcon>
);

interface DemoFrameProps<State> {
  /** The class name with which the product's style sheet sets its colours. */
  product: DemoKind;
  demo: Demo<State>;
  /** Path of the product's icon with a viewBox of 20 units. */
  mark: string;
  isDark?: boolean;
  /** A text beside the product's name, hidden on phones. */
  aside?: string;
  /** A control in the title bar. */
  head?: ReactNode;
  children: ReactNode;
}

/** The steps of a demonstration's task and the product's window. */
export function DemoFrame<State>({ product, demo, mark, isDark, aside, head, children }: DemoFrameProps<State>) {
  const { frame, root, reset, said, steps } = demo;
  return (
    <div className="demo-task">
      <div
        ref={root}
        className={`demo ${product}`}
        role="group"
        tabIndex={-1}
        aria-label={frame.window}
        data-dark={isDark || undefined}
      >
        <div className="demo-head">
          <span className="demo-brand">
            <span className="demo-mark">
              <DemoIcon path={mark} />
            </span>
            {frame.name}
          </span>
          {aside && <span className="demo-aside">{aside}</span>}
          {head}
          <button type="button" className="demo-reset" aria-label={frame.reset} onClick={reset}>
            <DemoIcon path="M4 4v4h4M4.3 8A6.5 6.5 0 1 1 3.5 11" />
            <span>{frame.reset}</span>
          </button>
        </div>
        <div className="demo-body">{children}</div>
        <p className="demo-said" role="status">
          {said}
        </p>
      </div>
      <ol role="list" className="demo-steps">
        {steps.map(({ name, text, isDone }) => (
          <li key={name} data-done={isDone || undefined}>
            {text}
          </li>
        ))}
      </ol>
      <noscript>
        <p className="demo-without-script">{frame.withoutScript}</p>
      </noscript>
    </div>
  );
}
