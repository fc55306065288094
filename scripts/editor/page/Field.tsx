import { type AriaAttributes, createContext, type ReactNode, useContext, useId, useRef, useState } from 'react';
import { type FieldSchema, words } from '@/lib/content/fieldSchema';
import type { Choices } from '../forms';
import type { Upload, UploadPlace } from '../pictures';
import { request } from './api';
import { Button, Problem } from './controls';
import { emptyValue, hintOf, numberOf, onlyDrawings, type Path, singular, summaryOf } from './values';

interface FormScope {
  choices: Choices;
  name: string;
  pictures: string[];
  problems: { path?: readonly PropertyKey[]; allowed: string; fix: string }[];
  /** `undefined` removes the field. */
  set: (path: Path, value: unknown) => void;
}

export const Scope = createContext({} as FormScope);
const useScope = () => useContext(Scope);

interface FieldProps {
  schema: FieldSchema;
  label: string;
  value: unknown;
  path: Path;
  required: boolean;
}

interface ControlProps extends FieldProps {
  input: AriaAttributes & { id?: string };
  options?: Choices[string];
  /** An empty value removes an optional field. */
  change: (value: unknown) => void;
}

const text = (value: unknown) => (value === undefined || value === null ? '' : String(value));
const at = (path: readonly PropertyKey[]) => path.join('.');

const hasProblem = ({ problems }: FormScope, path: Path) =>
  problems.some((problem) => problem.path && `${at(problem.path)}.`.startsWith(`${at(path)}.`));

function Problems({ path }: { path: Path }): ReactNode {
  return useScope()
    .problems.filter((problem) => problem.path && at(problem.path) === at(path))
    .map(({ allowed, fix }) => (
      <Problem key={allowed}>
        Allowed: {allowed}. {fix}
      </Problem>
    ));
}

interface GroupProps {
  title: string;
  hint?: string;
  path: Path;
  open: boolean;
  children: ReactNode;
}

/** A collapsible group of fields, open while a field in it has a mistake. */
function Group({ title, hint, path, open, children }: GroupProps) {
  const wrong = hasProblem(useScope(), path);
  const [isOpen, setOpen] = useState(open);
  return (
    <details data-at={at(path)} open={isOpen || wrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {hint && <small>{hint}</small>}
      {children}
    </details>
  );
}

const Checkbox = ({ value, input, change }: ControlProps) => (
  <input {...input} type="checkbox" checked={value === true} onChange={({ target }) => change(target.checked)} />
);

const thumbnailOf = (src: string, version = '') => `/__editor/thumbnail?${new URLSearchParams({ src, version })}`;

function PictureChoice({ label, value, change }: ControlProps) {
  const { name, pictures } = useScope();
  const group = useId();
  const folder = text(value).split('/')[0] || name.split('/')[0];
  return (
    <details>
      <summary>Choose one that is here</summary>
      <fieldset aria-label={`${label}: choose one that is here`}>
        {pictures
          .filter((src) => src.startsWith(`${folder}/`))
          .map((src) => (
            <label key={src}>
              <img src={thumbnailOf(src)} alt="" loading="lazy" />
              <input type="radio" name={group} checked={src === value} onChange={() => change(src)} />
              {src.slice(src.indexOf('/') + 1)}
            </label>
          ))}
      </fieldset>
    </details>
  );
}

function PictureInput(props: ControlProps) {
  const { schema, value, path, input, change } = props;
  const { name } = useScope();
  const [message, showMessage] = useState('');
  const [chosen, setChosen] = useState<{ file: File; part: number } & Upload>();
  const src = text(value);
  const take = async (file?: File, part = 50) => {
    if (!file) return;
    showMessage('The picture is being prepared…');
    try {
      const place: UploadPlace = { name, at: path, part, instead: file === chosen?.file ? src : '' };
      const query = { file: file.name, place: JSON.stringify(place) };
      const upload = await request<Upload>('picture', query, { method: 'POST', body: file });
      setChosen({ file, part, ...upload });
      change(upload.src);
      showMessage('');
    } catch (error) {
      showMessage((error as Error).message);
    }
  };
  const cut = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
    take(chosen?.file, Number(currentTarget.value));
  return (
    <>
      {src && <img src={thumbnailOf(src, text(chosen?.part))} alt="" />}
      {chosen?.cut && chosen.src === src && (
        <label>
          Part that is shown, from left to right{' '}
          <input type="range" defaultValue={chosen.part} step={5} onPointerUp={cut} onKeyUp={cut} />
        </label>
      )}
      <input
        {...input}
        type="file"
        accept={onlyDrawings(schema) ? '.svg' : 'image/*,.heic,.heif'}
        onChange={({ target }) => take(target.files?.[0])}
      />
      <PictureChoice {...props} />
      {message && <Problem>{message}</Problem>}
    </>
  );
}

/** A value that is not among the options is kept. */
function Select({ value, required, input, options = [], change }: ControlProps) {
  const own = text(value);
  return (
    <select {...input} value={own} onChange={({ target }) => change(target.value)}>
      {(!required || own === '') && <option value="">–</option>}
      {own !== '' && !options.some((one) => one.value === own) && <option>{own}</option>}
      {options.map((one) => (
        <option value={one.value} key={one.value}>
          {one.name}
        </option>
      ))}
    </select>
  );
}

/** Keeps a number as typed until the form is saved. */
function TextInput({ schema, value, input, change }: ControlProps) {
  const typed = text(value);
  const understood = numberOf(typed, schema);
  const shared = {
    ...input,
    value: typed,
    readOnly: schema.const !== undefined || schema.readOnly,
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
  };
  if (schema.widget === 'longText' || (schema.maxLength ?? 0) > 100)
    return <textarea {...shared} rows={Math.ceil((schema.maxLength ?? 200) / 80)} />;
  return (
    <>
      <input
        {...shared}
        type={schema.format === 'date' ? 'date' : 'text'}
        inputMode={schema.minimum === undefined ? undefined : 'numeric'}
      />
      {understood !== undefined && String(understood) !== typed && (
        <small>Understood as {understood.toLocaleString('en-GB')}.</small>
      )}
    </>
  );
}

function Row(props: FieldProps) {
  const { schema, label, value, path, required } = props;
  const id = useId();
  const scope = useScope();
  const input = { id, 'aria-describedby': `${id}-hint`, 'aria-invalid': hasProblem(scope, path) };
  const change = (next: unknown) => scope.set(path, required || (next !== '' && next !== false) ? next : undefined);
  const enumOptions = schema.enum?.map((one) => ({ value: one, name: words(one) }));
  const options = scope.choices[schema.widget ?? ''] ?? enumOptions;
  const chosen = options ? Select : TextInput;
  const Control = schema.type === 'boolean' ? Checkbox : schema.widget === 'picture' ? PictureInput : chosen;
  return (
    <div className="field" data-at={at(path)}>
      <label htmlFor={id}>{label}</label>
      <Control {...props} input={input} options={options} change={change} />
      <small id={`${id}-hint`}>
        {hintOf(schema)}
        {Control === TextInput && schema.maxLength && ` ${text(value).length} of ${schema.maxLength}.`}
      </small>
      <Problems path={path} />
    </div>
  );
}

function List({ schema, label, value, path }: FieldProps) {
  const { set, choices } = useScope();
  const id = useId();
  const items = Array.isArray(value) ? value : [];
  const inside = schema.items ?? {};
  // An entry keeps its key, and so stays open, when it moves.
  const keys = useRef<unknown[]>([]);
  const lastKey = useRef(0);
  while (keys.current.length < items.length) keys.current.push(lastKey.current++);
  // Adding or removing a page takes more than a line in the order (npm run new, npm run remove).
  const fixed = inside.widget === 'page';
  const steps = [
    { word: 'up', sign: '↑', by: -1 },
    { word: 'down', sign: '↓', by: 1 },
  ];
  const move = (from: number, by: number, word: string) => {
    const next = [...items];
    for (const list of [next, keys.current]) list.splice(from + by, 0, ...list.splice(from, 1));
    set(path, next);
    requestAnimationFrame(() => document.getElementById(`${id}-${from + by}-${word}`)?.focus());
  };
  const nameOf = (item: unknown) =>
    fixed ? (choices.page?.find(({ value: page }) => page === item)?.name ?? text(item)) : summaryOf(item, inside);
  const entry = (item: unknown, i: number) => {
    const own = { schema: inside, value: item, path: [...path, i] };
    if (fixed) return <p>{nameOf(item)}</p>;
    if (inside.type !== 'object')
      return <Row {...own} label={`${inside.label ?? singular(label)} ${i + 1}`} required />;
    return (
      <Group title={nameOf(item)} path={own.path} open={nameOf(item) === 'New entry'}>
        <Fields {...own} />
      </Group>
    );
  };
  return (
    <div className="list">
      <Problems path={path} />
      <ol>
        {items.map((item, i) => (
          <li key={String(keys.current[i])}>
            <span className="tools">
              {steps.map(({ word, sign, by }) => (
                <Button
                  key={word}
                  id={`${id}-${i}-${word}`}
                  disabled={!(i + by in items)}
                  onClick={() => move(i, by, word)}
                  aria-label={`Move ${nameOf(item)} ${word}`}
                >
                  {sign}
                </Button>
              ))}
              {!fixed && (
                <Button
                  disabled={items.length <= (schema.minItems ?? 0)}
                  onClick={() => {
                    keys.current.splice(i, 1);
                    set(path, items.toSpliced(i, 1));
                  }}
                  aria-label={`Remove ${nameOf(item)}`}
                >
                  Remove
                </Button>
              )}
            </span>
            {entry(item, i)}
          </li>
        ))}
      </ol>
      {!fixed && (
        <Button
          disabled={items.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY)}
          onClick={() => set(path, [...items, emptyValue(inside)])}
        >
          Add {singular(label)}
        </Button>
      )}
    </div>
  );
}

function Field(props: FieldProps) {
  const { schema, label, value, path, required } = props;
  const { set } = useScope();
  if (schema.widget === 'hidden') return null;
  if (schema.type !== 'object' && schema.type !== 'array') return <Row {...props} />;
  if (value === undefined)
    return <Button onClick={() => set(path, emptyValue(schema))}>Add {label.toLowerCase()}</Button>;
  return (
    <Group title={label} hint={hintOf(schema)} path={path} open={path.length > 1 && schema.type === 'object'}>
      {schema.type === 'object' ? <Fields {...props} /> : <List {...props} />}
      {!required && <Button onClick={() => set(path, undefined)}>Remove {label.toLowerCase()}</Button>}
    </Group>
  );
}

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
