import type { ReactNode } from 'react';
import type { DemoKind } from '@/content/schema/demos';
import { DemoIcon } from './DemoIcon';
import './frame.scss';
import { Outcome } from './Outcome';
import type { Demo } from './useDemo';

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
  /** What the visitor has made, shown in the closing of the page. */
  outcome: ReactNode;
  /** The same in a sentence for an enquiry; empty until something has been made. */
  summary: string;
  children: ReactNode;
}

/** The steps of a demonstration's task and the product's window. */
export function DemoFrame<State>({
  product,
  demo,
  mark,
  isDark,
  aside,
  head,
  outcome,
  summary,
  children,
}: DemoFrameProps<State>) {
  const { frame, root, reset, said, steps, isTouched } = demo;
  return (
    <div className="demo-task">
      <ol role="list" className="demo-steps">
        {steps.map(({ name, text, isDone }) => (
          <li key={name} data-done={isDone || undefined}>
            {text}
          </li>
        ))}
      </ol>
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
        <p className="demo-note">{frame.note}</p>
      </div>
      <noscript>
        <p className="demo-without-script">{frame.withoutScript}</p>
      </noscript>
      {isTouched && (
        <Outcome print={frame.print} summary={summary}>
          {outcome}
        </Outcome>
      )}
    </div>
  );
}
