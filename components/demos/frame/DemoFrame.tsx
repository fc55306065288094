import type { ReactNode } from 'react';
import type { DemoKind } from '@/content/schema/demos';
import './frame.scss';
import type { Demo } from './useDemo';

/** A decorative line icon on a grid of 20 units. */
export function DemoIcon({ path, size = 18 }: { path: string; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}

/** The initials of a person in a disc. */
export function Face({ name }: { name: string }) {
  return (
    <span className="demo-face" aria-hidden="true">
      {name
        .split(' ')
        .map(([letter]) => letter)
        .join('')}
    </span>
  );
}

interface DemoFrameProps<State> {
  /** The block under which the product's style sheet sets its colours. */
  product: DemoKind;
  demo: Demo<State>;
  /** Outline of the product's mark on a grid of 20 units. */
  mark: string;
  isDark?: boolean;
  /** What the head of the window shows beside the product's name. */
  head?: ReactNode;
  children: ReactNode;
}

/** The task of a demonstration and the window in which it is done. */
export function DemoFrame<State>({ product, demo, mark, isDark, head, children }: DemoFrameProps<State>) {
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
