import { type ComponentProps, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  /** Accessible name if the title is not plain text. */
  label?: string;
  aside?: ReactNode;
}

/** A panel of a demonstration's window. */
export function Panel({ title, label, aside, className = '', children, ...attributes }: PanelProps) {
  const name = label ?? (typeof title === 'string' ? title : undefined);
  return (
    <section className={`demo-panel ${className}`.trim()} aria-label={name} {...attributes}>
      <h3>
        {title}
        {aside !== undefined && <small>{aside}</small>}
      </h3>
      {children}
    </section>
  );
}

interface ActionProps extends ComponentProps<'button'> {
  /** The action has been completed. */
  settled?: boolean;
  /** Not `disabled`, so that the button keeps the focus and can announce why it does nothing. */
  inactive?: boolean;
}

/** The primary action of a panel. */
export function Action({ settled, inactive, ...attributes }: ActionProps) {
  return (
    <button
      type="button"
      className="demo-do"
      data-settled={settled || undefined}
      aria-disabled={inactive}
      {...attributes}
    />
  );
}

/**
 * Reports what was typed into a field before hydration.
 *
 * @param value  the value that the field was rendered with
 * @returns the field's ref
 */
export function useEarlyInput(value: string, onType: (text: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const read = useEffectEvent(() => {
    if (field.current && field.current.value !== value) onType(field.current.value);
  });
  useEffect(() => read(), []);
  return field;
}

interface TextFieldProps extends ComponentProps<'input'> {
  value: string;
  invalid?: boolean;
  onType: (text: string) => void;
  /** Called on Enter and blur if the text has changed since the last call. */
  onCommit?: () => void;
}

export function TextField({ invalid, onType, onCommit, ...attributes }: TextFieldProps) {
  const isUncommitted = useRef(false);
  const type = (text: string) => {
    isUncommitted.current = true;
    onType(text);
  };
  const commit = () => {
    if (isUncommitted.current) onCommit?.();
    isUncommitted.current = false;
  };
  return (
    <input
      ref={useEarlyInput(attributes.value, type)}
      type="text"
      autoComplete="off"
      aria-invalid={invalid || undefined}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
      }}
      onBlur={commit}
      {...attributes}
    />
  );
}
