/// <reference lib="dom" />
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { Unconfirmed } from '@/lib/content/check/confirmations';
import { fieldName, schemaAt } from '@/lib/content/fieldSchema';
import { count } from '@/lib/format';
import type { Findings } from '../../commands/check';
import type { ReleaseStatus } from '../../commands/deploy/releases';
import type { Version } from '../../commands/history';
import type { Found } from '../find';
import type { Choices, Form, FormEntry, FormState } from '../forms';
import type { JobState } from '../job';
import { merge, same } from '../merge';
import { closedWords, onState, post, request, type ServerState } from './api';
import { Button, Problem } from './controls';
import { Fields, Scope } from './Field';
import { Check, Job, Publish, RollBack, TakeBack } from './Publishing';
import { conflictWords, type Path, setIn, showField } from './values';

interface Project {
  files: FormEntry[];
  choices: Choices;
  pictures: string[];
  published: ReleaseStatus;
}

/** Milliseconds after the last key before the form is validated. */
const validationDelay = 250;

/** `#products/nexbill:tagline`: a form and, in links to a field, its path. */
const inHash = () => decodeURIComponent(window.location.hash.slice(1));
function subscribeToHash(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
const changed = (form?: FormState) => form !== undefined && !same(form.base, form.data);

/** The unsaved state of a form, which a reload must not lose. */
const draftOf = (name: string): FormState | undefined =>
  JSON.parse(localStorage.getItem(`draft:${name}`) ?? 'null') ?? undefined;
function keepDraft(name: string, form?: FormState): void {
  if (changed(form)) localStorage.setItem(`draft:${name}`, JSON.stringify({ base: form?.base, data: form?.data }));
  else localStorage.removeItem(`draft:${name}`);
}

function statusText(closed: boolean, problems: string | undefined, { unpublished }: ReleaseStatus): string {
  if (closed) return closedWords;
  if (problems) return 'The content has a mistake: the preview says which.';
  const waiting = `${count(unpublished.length, 'file is', 'files are')} not published yet.`;
  return `What you save is shown on the right. ${unpublished.length > 0 ? waiting : ''}`;
}

type State = Unconfirmed['state'];
const states: State[] = ['not confirmed', 'changed since it was confirmed'];

const Mark = ({ state }: { state: State }) => (
  <span className="mark" data-state={states.indexOf(state)} role="img" aria-label={state} title={state} />
);

function Search() {
  const [found, setFound] = useState<Found[]>([]);
  const search = (words: string) => request<Found[]>('find', { words }).then(setFound, () => setFound([]));
  return (
    <search>
      <input
        type="search"
        aria-label="Search all fields"
        placeholder="Search"
        onChange={({ target }) => search(target.value)}
      />
      {found.map(({ name, at, field, value }) => (
        <a key={name + at} href={`#${name}:${at}`}>
          {value.slice(0, 60)} <small>{`${name} → ${field}`}</small>
        </a>
      ))}
    </search>
  );
}

function Editor() {
  const [name = '', field] = useSyncExternalStore(subscribeToHash, inHash).split(':');
  const [project, setProject] = useState<Project>();
  const [forms, setForms] = useState<Record<string, Form>>({});
  const [message, showMessage] = useState('');
  const [serverState, setServerState] = useState<Partial<ServerState> & { closed?: boolean }>({});
  const [phone, setPhone] = useState(false);
  const [dialog, setDialog] = useState<'publish' | 'back' | 'file' | 'job' | Findings>();
  const preview = useRef<HTMLIFrameElement>(null);
  const shownPath = useRef('/');
  const form = forms[name];
  const latest = useRef(forms);
  const update = (change: (all: typeof forms) => typeof forms) => {
    latest.current = change(latest.current);
    setForms(latest.current);
  };
  const { version, job, problems: mistake, closed = false } = serverState;

  const showError = (error: Error) => showMessage(error.message);
  const reload = () => void request<Project>('project').then(setProject, showError);

  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** Requests are sent one after another, so that no answer is older than the form; `pick` is called just before each. */
  const sync = (pick: () => FormState | undefined, save = '') => {
    const exchange = async () => {
      const sent = pick() ?? {};
      const answer = await request<Form>('form', { name, save }, post({ base: sent.base, data: sent.data }));
      const now = latest.current[name];
      // Merged again with what was typed during the request.
      const data = sent.base !== undefined && now ? merge(sent.data, now.data, answer.data, []) : answer.data;
      update((all) => ({ ...all, [name]: { ...answer, data } }));
      return { ...answer, outside: sent.base !== undefined && !save && !same(sent.base, answer.base) };
    };
    const answered = queue.current.then(exchange, exchange);
    queue.current = answered;
    return answered;
  };

  useEffect(() => {
    for (const [name, form] of Object.entries(forms)) keepDraft(name, form);
  }, [forms]);

  const discard = () => {
    keepDraft(name);
    update(({ [name]: _, ...others }) => others);
  };

  useEffect(() => {
    onState((state) => setServerState((old) => ({ ...old, ...state, closed: !state })));
  }, []);

  const running = job?.running;
  /** The form to open when the running command has succeeded; empty for none. */
  const formAfterwards = useRef<string>(undefined);
  const reloadProject = useEffectEvent(() => {
    reload();
    if (job?.fine && formAfterwards.current !== undefined) window.location.replace(`#${formAfterwards.current}`);
    formAfterwards.current = undefined;
  });
  useEffect(() => {
    if (version !== undefined && !running) reloadProject();
  }, [version, running]);

  // Opens the form, validates it after typing and merges changes of the file.
  const data = form?.data;
  const syncForm = useEffectEvent(async () => {
    const { outside } = await sync(() => latest.current[name] ?? draftOf(name));
    if (outside) showMessage('Changes made outside the editor are merged.');
  });
  useEffect(() => {
    if (version === undefined || !name) return;
    const timer = window.setTimeout(() => syncForm().catch(showError), data === undefined ? 0 : validationDelay);
    return () => window.clearTimeout(timer);
  }, [name, version, data]);

  const isOpen = form !== undefined;
  useEffect(() => {
    if (isOpen && field) showField(field);
  }, [field, isOpen]);

  const page = project && form?.page;
  useEffect(() => {
    showMessage('');
    const shown = preview.current;
    if (!page || !shown || shown.contentWindow?.location.pathname === page) return;
    shownPath.current = page;
    shown.src = page;
  }, [name, page]);

  const save = async (sent: FormState) => {
    const { saved, conflicts, problems } = await sync(() => sent, 'yes');
    if (saved) showMessage('Saved. The preview shows it in a moment.');
    else if (conflicts.length > 0) showMessage('Not saved: somebody else has changed the same places.');
    else {
      showMessage('Not saved: correct what is marked.');
      const first = problems.find(({ path, file }) => path?.length && file === `content/${name}.yaml`);
      // The next frame, because the field's group opens when its mistake is rendered.
      if (first) requestAnimationFrame(() => showField(first.path?.join('.') ?? ''));
    }
  };

  const takeBack = async (file: string, { commit, at }: Version) => {
    setDialog(undefined);
    await request('undo', { name: file, version: commit }, post());
    if (form) await sync(() => undefined);
    showMessage(`Taken back: ${file ? 'the file is' : 'all files are'} as of ${new Date(at).toLocaleString('en-GB')}.`);
  };

  const check = async (): Promise<boolean> => {
    const found = await request<Findings>('check');
    setDialog(found);
    return found.fine;
  };

  const start = async (what: string, ...words: string[]) => {
    if (/publish|trial/.test(what) && !(await check())) return;
    const job = await request<JobState>('job', { what, words: JSON.stringify(words) }, post());
    // The dialog must not show the output of the command before.
    setServerState((old) => ({ ...old, job }));
    setDialog('job');
  };

  const run = (what: string, ...words: string[]) => void start(what, ...words).catch(showError);
  const addPage = (kind: 'product' | 'service') => {
    const name = window.prompt(`Name of the new ${kind}, such as Shop Flow:`);
    if (name) run('new', kind, name);
  };
  const [, folder, slug] = /^(products|services)\/(.+)$/.exec(name) ?? [];
  const runAndOpen = (formName: string, what: string, ...words: string[]) =>
    start(what, ...words)
      .then(() => {
        formAfterwards.current = formName;
      })
      .catch(showError);
  const renamePage = () => {
    const to = window
      .prompt('New address of this page; the old one leads to it from then on:', slug)
      ?.replace(/^\//, '');
    if (slug && to && to !== slug) runAndOpen(`${folder}/${to}`, 'rename', slug, to);
  };
  const removePage = () => {
    if (slug && window.confirm(`Remove ${form?.label}? Its address and the links to it lead to the overview then.`))
      runAndOpen('', 'remove', slug);
  };

  const openFound = useEffectEvent(async (words: string) => {
    const [found] = await request<Found[]>('find', { words, whole: 'yes', first: name });
    if (found) window.location.hash = `${found.name}:${found.at}`;
    else showMessage('No field has exactly these words. Search for a part of them above.');
  });
  const saveOpen = useEffectEvent(() => form && save(form).catch(showError));
  useEffect(() => {
    window.addEventListener('message', ({ origin, data: { open } }) => {
      if (origin === window.location.origin && typeof open === 'string') openFound(open).catch(showError);
    });
    window.addEventListener('keydown', (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
      event.preventDefault();
      saveOpen();
    });
  }, []);

  const followed = () => {
    const path = preview.current?.contentWindow?.location.pathname;
    if (path === undefined || path === shownPath.current) return;
    shownPath.current = path;
    const entry = project?.files.find((file) => file.page === path);
    if (entry) window.location.hash = entry.name;
  };

  if (!project) return <p>{message || 'Connecting…'}</p>;
  const close = () => setDialog(undefined);
  const problems = form?.problems ?? [];
  const elsewhere = problems.filter(({ path, file }) => !path?.length || file !== `content/${name}.yaml`);
  const { published } = project;

  return (
    <>
      <header data-tone="ink">
        <strong>Editor</strong>
        <output aria-live="polite" data-bad={closed || Boolean(mistake) || undefined}>
          {statusText(closed, mistake, published)}
        </output>
        <Button onClick={() => check().catch(showError)}>Check</Button>
        <Button onClick={() => setDialog('publish')}>Publish</Button>
        <Button onClick={() => setDialog('back')}>Take back</Button>
        <Button aria-pressed={phone} onClick={() => setPhone(!phone)}>
          Phone width
        </Button>
      </header>
      <nav aria-label="Files" data-tone="paper-2">
        <Search />
        <Button onClick={() => addPage('product')}>New product</Button>
        <Button onClick={() => addPage('service')}>New service</Button>
        {Object.entries(Object.groupBy(project.files, ({ group }) => group)).map(([group, files]) => (
          <section key={group}>
            <h2>{group}</h2>
            {files?.map((file) => (
              <a key={file.name} href={`#${file.name}`} aria-current={file.name === name ? 'page' : undefined}>
                {file.label}
                {changed(forms[file.name] ?? draftOf(file.name)) && ' – not saved'}
                {file.state && <Mark state={file.state} />}
              </a>
            ))}
          </section>
        ))}
        <p className="legend">
          {states.map((state) => (
            <span key={state}>
              <Mark state={state} /> {state}
            </span>
          ))}
        </p>
      </nav>
      <main>
        {!form && <p>{message || 'Choose what you want to change.'}</p>}
        {form && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              save(form).catch(showError);
            }}
          >
            <div className="bar">
              <h1>{form.label}</h1>
              <button type="submit" disabled={form.broken || closed}>
                Save
              </button>
              <Button onClick={() => setDialog('file')}>Undo my saves</Button>
              {slug && (
                <>
                  <Button onClick={renamePage} disabled={changed(form)}>
                    Rename
                  </Button>
                  <Button onClick={removePage} disabled={changed(form)}>
                    Remove page
                  </Button>
                </>
              )}
              {changed(form) && <Button onClick={discard}>Discard unsaved changes</Button>}
              <output aria-live="polite">{message}</output>
            </div>
            {form.broken && (
              <Problem>
                This file cannot be read at the moment and is not overwritten. Correct it in a text editor, or undo your
                saves. What you typed is kept.
              </Problem>
            )}
            {form.conflicts.length > 0 && (
              <Problem>
                <p>Somebody else has changed these places while the form was open:</p>
                <ul>
                  {form.conflicts.map(({ path, mine, theirs }) => (
                    <li key={path.join()}>
                      {fieldName(path, form.schema)}: {conflictWords(mine, theirs, schemaAt(form.schema, path))}
                    </li>
                  ))}
                </ul>
                <Button onClick={() => save({ base: form.theirs, data: form.data }).catch(showError)}>Save mine</Button>
                <Button onClick={() => sync(() => undefined).catch(showError)}>Take what is in the file</Button>
              </Problem>
            )}
            {elsewhere.map(({ file, field, found, allowed, fix }) => (
              <Problem key={file + field + found}>
                {file}, {field}: found {found}; allowed is {allowed}. {fix}
              </Problem>
            ))}
            <Scope.Provider
              value={{
                ...project,
                name,
                problems: problems.filter((problem) => !elsewhere.includes(problem)),
                set: (path: Path, value) =>
                  update(({ [name]: old = form, ...all }) => ({
                    ...all,
                    [name]: { ...old, data: setIn(old.data, path, value) },
                  })),
              }}
            >
              <Fields key={name} schema={form.schema} value={form.data} path={[]} />
            </Scope.Provider>
          </form>
        )}
      </main>
      <iframe
        ref={preview}
        onLoad={followed}
        className={phone ? 'phone' : ''}
        name="preview"
        src="/"
        title="The site as it will look"
      />
      {dialog === 'publish' && <Publish published={published} run={run} close={close} />}
      {dialog === 'back' && (
        <TakeBack name="" title="Take back" take={(...one) => takeBack(...one).catch(showError)} close={close}>
          <RollBack published={published} run={run} />
        </TakeBack>
      )}
      {dialog === 'file' && form && (
        <TakeBack
          name={name}
          title={`Take back: ${form.label}`}
          take={(...one) => takeBack(...one).catch(showError)}
          close={close}
        />
      )}
      {typeof dialog === 'object' && <Check found={dialog} close={close} />}
      {dialog === 'job' && <Job job={job} close={close} />}
    </>
  );
}

createRoot(document.getElementById('editor') as HTMLElement).render(<Editor />);
