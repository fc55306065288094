import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react';
import { type FieldSchema, words } from '@/lib/content/fieldSchema';
import { ask, type Choices } from './api';
import { emptyValue, hintOf, type Path, singular, summaryOf, wholeNumber } from './values';

/** What all fields of a form share. */
export interface FormScope extends Choices {
  /** Content file of the form. */
  name: string;
  pictures: { src: string }[];
  problems: { path?: Path; allowed: string; found: string; fix: string }[];
  /** Sets a value; `undefined` takes the field away. */
  set: (path: Path, value: unknown) => void;
}

export const Scope = createContext<FormScope | undefined>(undefined);

function useScope(): FormScope {
  const scope = useContext(Scope);
  if (!scope) throw new Error('A field stands in a form.');
  return scope;
}

interface FieldProps {
  schema: FieldSchema;
  label: string;
  value: unknown;
  path: Path;
  required: boolean;
}

const text = (value: unknown) => (value === undefined || value === null ? '' : String(value));
const at = (path: Path) => path.join('.');

/** Whether a place, or one inside it, has a mistake. */
const hasProblem = ({ problems }: FormScope, path: Path) =>
  problems.some((problem) => problem.path && `${at(problem.path)}.`.startsWith(`${at(path)}.`));

function Problems({ path }: { path: Path }): ReactNode {
  const { problems } = useScope();
  return problems
    .filter((problem) => problem.path && at(problem.path) === at(path))
    .map(({ allowed, fix }) => (
      <p className="problem" role="alert" key={allowed}>
        Allowed: {allowed}. {fix}
      </p>
    ));
}

/** Label, hint and mistakes around one input. */
function Row({
  label,
  schema,
  path,
  length,
  children,
}: {
  label: string;
  schema: FieldSchema;
  path: Path;
  length?: number;
  children: (input: { id: string; 'aria-describedby': string; 'aria-invalid': boolean }) => ReactNode;
}) {
  const id = useId();
  const scope = useScope();
  const count = length !== undefined && schema.maxLength ? ` ${length} of ${schema.maxLength}.` : '';
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': `${id}-hint`, 'aria-invalid': hasProblem(scope, path) })}
      <small id={`${id}-hint`}>
        {hintOf(schema)}
        {count && <span className="count">{count}</span>}
      </small>
      <Problems path={path} />
    </div>
  );
}

/** A box of fields that can be folded up. It opens by itself when something in it is wrong. */
function Fold({
  title,
  path,
  open = false,
  children,
}: {
  title: string;
  path: Path;
  open?: boolean;
  children: ReactNode;
}) {
  const wrong = hasProblem(useScope(), path);
  const [unfolded, setUnfolded] = useState(open);
  useEffect(() => {
    if (wrong) setUnfolded(true);
  }, [wrong]);
  return (
    <details open={unfolded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

function NumberField({ schema, label, value, path }: FieldProps) {
  const { set } = useScope();
  const [typed, setTyped] = useState(text(value));
  const understood = wholeNumber(typed);
  // A value that came from elsewhere.
  if ((understood ?? typed) !== value && value !== undefined) setTyped(text(value));
  return (
    <Row label={label} schema={schema} path={path}>
      {(input) => (
        <>
          <input
            {...input}
            inputMode="numeric"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              set(path, wholeNumber(target.value) ?? target.value);
            }}
          />
          {understood !== undefined && String(understood) !== typed && (
            <small>Understood as {understood.toLocaleString('en-GB')}.</small>
          )}
        </>
      )}
    </Row>
  );
}

function PictureField({ schema, label, value, path }: FieldProps) {
  const { name, pictures, set } = useScope();
  const [wrong, setWrong] = useState('');
  const src = text(value);
  const folder = src.split('/')[0] || name.split('/')[0];
  const take = async (file?: File) => {
    if (!file) return;
    setWrong('The picture is being prepared…');
    try {
      const query = { name, at: JSON.stringify(path), file: file.name };
      set(path, (await ask<{ src: string }>('picture', query, { method: 'POST', body: file })).src);
      setWrong('');
    } catch (error) {
      setWrong((error as Error).message);
    }
  };
  return (
    <Row label={label} schema={schema} path={path}>
      {(input) => (
        <div className="picture">
          {src && <img src={`/__editor/thumbnail?${new URLSearchParams({ src })}`} alt="" />}
          <input
            {...input}
            type="file"
            accept="image/*,.heic,.heif"
            onChange={({ target }) => void take(target.files?.[0])}
          />
          <select
            aria-label={`${label}: choose one that is here`}
            value={src}
            onChange={({ target }) => set(path, target.value)}
          >
            {[...new Set([src, ...pictures.map((one) => one.src).filter((one) => one.startsWith(`${folder}/`))])].map(
              (one) => (
                <option key={one}>{one}</option>
              ),
            )}
          </select>
          {wrong && (
            <p className="problem" role="alert">
              {wrong}
            </p>
          )}
        </div>
      )}
    </Row>
  );
}

/** A choice between known values, shown by their names. A value that is not among them is kept. */
function Choice({
  schema,
  label,
  value,
  path,
  required,
  groups,
}: FieldProps & { groups: Record<string, [value: string, name: string][]> }) {
  const { set } = useScope();
  const known = Object.values(groups).flat();
  const own = text(value);
  return (
    <Row label={label} schema={schema} path={path}>
      {(input) => (
        <select
          {...input}
          value={own}
          onChange={({ target }) => set(path, target.value || (required ? '' : undefined))}
        >
          {(!required || own === '') && <option value="">–</option>}
          {own !== '' && !known.some(([one]) => one === own) && <option>{own}</option>}
          {Object.entries(groups).map(([group, options]) => (
            <optgroup label={group} key={group}>
              {options.map(([one, name]) => (
                <option value={one} key={one}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Row>
  );
}

const kinds: Record<string, string> = { page: 'Pages', service: 'Services', product: 'Products' };

function TextField({ schema, label, value, path, required }: FieldProps) {
  const { set } = useScope();
  const own = text(value);
  const change = (next: string) => set(path, next === '' && !required ? undefined : next);
  return (
    <Row label={label} schema={schema} path={path} length={own.length}>
      {(input) =>
        schema.format === 'date' ? (
          <input {...input} type="date" value={own} onChange={({ target }) => change(target.value)} />
        ) : schema.widget === 'longText' || (schema.maxLength ?? 0) > 100 ? (
          <textarea
            {...input}
            value={own}
            rows={Math.ceil((schema.maxLength ?? 200) / 80)}
            onChange={({ target }) => change(target.value)}
          />
        ) : (
          <input
            {...input}
            value={own}
            readOnly={schema.const !== undefined}
            onChange={({ target }) => change(target.value)}
          />
        )
      }
    </Row>
  );
}

function ListField({ schema, label, value, path }: FieldProps) {
  const { set, links } = useScope();
  const id = useId();
  const items = Array.isArray(value) ? value : [];
  const inside = schema.items ?? {};
  // Pages come and go with more than a line: here they only change places.
  const fixed = inside.widget === 'page';
  const move = (from: number, to: number) => {
    const next = [...items];
    next.splice(to, 0, ...next.splice(from, 1));
    set(path, next);
    requestAnimationFrame(() => document.getElementById(`${id}-${to}-${to < from ? 'up' : 'down'}`)?.focus());
  };
  const nameOf = (item: unknown) =>
    fixed ? (links.find(({ to }) => to === `/${item}`)?.name ?? text(item)) : summaryOf(item, inside);
  return (
    <div className="list">
      <small>{hintOf(schema)}</small>
      <Problems path={path} />
      <ol>
        {items.map((item, i) => (
          // Entries have no name of their own that lasts.
          <li key={`${id}-${items.length}-${String(i)}`}>
            <span className="tools">
              <button
                type="button"
                id={`${id}-${i}-up`}
                disabled={i === 0}
                onClick={() => move(i, i - 1)}
                aria-label={`Move ${nameOf(item)} up`}
              >
                ↑
              </button>
              <button
                type="button"
                id={`${id}-${i}-down`}
                disabled={i === items.length - 1}
                onClick={() => move(i, i + 1)}
                aria-label={`Move ${nameOf(item)} down`}
              >
                ↓
              </button>
              {!fixed && (
                <button
                  type="button"
                  disabled={items.length <= (schema.minItems ?? 0)}
                  onClick={() =>
                    set(
                      path,
                      items.filter((_, other) => other !== i),
                    )
                  }
                  aria-label={`Remove ${nameOf(item)}`}
                >
                  Remove
                </button>
              )}
            </span>
            {fixed ? (
              <span className="entry">{nameOf(item)}</span>
            ) : inside.type === 'object' ? (
              <Fold title={nameOf(item)} path={[...path, i]} open={summaryOf(item, inside) === 'New entry'}>
                <Fields schema={inside} value={item} path={[...path, i]} />
              </Fold>
            ) : (
              <Field
                schema={inside}
                label={`${inside.label ?? singular(label)} ${i + 1}`}
                value={item}
                path={[...path, i]}
                required
              />
            )}
          </li>
        ))}
      </ol>
      {!fixed && (
        <button
          type="button"
          disabled={items.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY)}
          onClick={() => set(path, [...items, emptyValue(inside)])}
        >
          Add {singular(label)}
        </button>
      )}
    </div>
  );
}

/** One field of a form, drawn by what the schema says of it. */
function Field(props: FieldProps) {
  const { schema, label, value, path, required } = props;
  const { links, icons, people, set } = useScope();
  if (schema.type === 'object' || schema.type === 'array') {
    const inner =
      schema.type === 'object' ? <Fields schema={schema} value={value} path={path} /> : <ListField {...props} />;
    if (value === undefined)
      return (
        <button type="button" onClick={() => set(path, emptyValue(schema))}>
          Add {label.toLowerCase()}
        </button>
      );
    return (
      <Fold title={label} path={path} open={path.length > 1 && schema.type === 'object'}>
        {inner}
        {!required && (
          <button type="button" onClick={() => set(path, undefined)}>
            Remove {label.toLowerCase()}
          </button>
        )}
      </Fold>
    );
  }
  if (schema.type === 'boolean')
    return (
      <Row label={label} schema={schema} path={path}>
        {(input) => (
          <input
            {...input}
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => set(path, target.checked || (required ? false : undefined))}
          />
        )}
      </Row>
    );
  if (schema.type === 'integer' || schema.type === 'number') return <NumberField {...props} />;
  if (schema.widget === 'picture') return <PictureField {...props} />;
  if (schema.widget === 'route') {
    const groups = Object.entries(kinds).map(([kind, title]) => [
      title,
      links.filter((link) => link.kind === kind).map(({ to, name }): [string, string] => [to, `${name} (${to})`]),
    ]);
    return <Choice {...props} groups={Object.fromEntries(groups)} />;
  }
  if (schema.widget === 'person')
    return <Choice {...props} groups={{ Team: people.map(({ slug, name }): [string, string] => [slug, name]) }} />;
  if (schema.widget === 'icon')
    return <Choice {...props} groups={{ Drawings: icons.map((one): [string, string] => [one, words(one)]) }} />;
  if (schema.enum)
    return <Choice {...props} groups={{ Choices: schema.enum.map((one): [string, string] => [one, words(one)]) }} />;
  return <TextField {...props} />;
}

/** The fields of a map, in the order of the schema. */
export function Fields({ schema, value, path }: { schema: FieldSchema; value: unknown; path: Path }): ReactNode {
  const data = (value ?? {}) as Record<string, unknown>;
  return Object.entries(schema.properties ?? {}).map(([name, field]) => (
    <Field
      key={name}
      schema={field}
      label={field.label ?? words(name)}
      value={data[name]}
      path={[...path, name]}
      required={schema.required?.includes(name) ?? false}
    />
  ));
}
