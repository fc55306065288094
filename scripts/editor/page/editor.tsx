/// <reference lib="dom" />
/** The editor's page: the list of files, the form of one of them, and the site as it will look. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ContentProblem } from '@/lib/content/errors';
import { fieldName } from '@/lib/content/fieldSchema';
import type { FormEntry, OpenFile, Saved } from '../forms';
import type { JobState } from '../job';
import { merge, same } from '../merge';
import type { KeptPicture } from '../pictures';
import type { Published } from '../published';
import type { LiveState } from '../watch';
import { ask, type Choices, post } from './api';
import { Fields, Scope } from './Field';
import { Pictures } from './Pictures';
import { Job, Publish, TakeBack } from './Publishing';
import { Button, Problem } from './parts';
import { type Path, setIn, words } from './values';
import './editor.css';

/** A file in its form: what it held when the form began, and what it holds now. */
interface Draft {
  file: OpenFile;
  base: unknown;
  data: unknown;
}

interface News extends LiveState {
  job?: JobState;
}

/** What the forms need to know of the project. */
interface Project extends Choices {
  files: FormEntry[];
  pictures: KeptPicture[];
  published: Published;
}

/** How often the page asks for news, in milliseconds. */
const interval = 500;

const nameInAddress = () => decodeURIComponent(window.location.hash.slice(1));
const changed = (draft?: Draft) => draft !== undefined && !same(draft.base, draft.data);
const begun = (file: OpenFile): Draft => ({ file, base: file.data, data: file.data });

/** What the head line says of the editor and the site. */
function stateOf(closed: boolean, problems: string | undefined, { releases, unpublished }: Published): string {
  if (closed) return 'The editor has been closed. What you typed is still here: start it again with “npm run edit”.';
  if (problems) return 'The content has a mistake: the preview says which.';
  const waiting = releases.length > 0 && unpublished.length;
  const files = waiting && `${waiting} ${waiting === 1 ? 'file is' : 'files are'} not published yet.`;
  return `What you save is shown on the right. ${files || ''}`;
}

function Editor() {
  const [name, setName] = useState(nameInAddress);
  const [project, setProject] = useState<Project>();
  const [drafts, setDrafts] = useState<Record<string, Draft>>({});
  const [problems, setProblems] = useState<ContentProblem[]>([]);
  const [conflict, setConflict] = useState<Extract<Saved, { state: 'conflict' }>>();
  const [said, setSaid] = useState('');
  const [news, setNews] = useState<News>();
  const [closed, setClosed] = useState(false);
  const [phone, setPhone] = useState(false);
  const [dialog, setDialog] = useState<'publish' | 'back' | 'job'>();
  const preview = useRef<HTMLIFrameElement>(null);
  const draft = drafts[name];
  const { version, job } = news ?? {};

  const put = useCallback((key: string, next: Draft) => setDrafts((all) => ({ ...all, [key]: next })), []);
  const tell = useCallback((error: Error) => setSaid(error.message), []);
  const reload = useCallback(() => void ask<Project>('project').then(setProject, tell), [tell]);

  useEffect(() => {
    const follow = () => setName(nameInAddress());
    const keep = (event: BeforeUnloadEvent) => Object.values(drafts).some(changed) && event.preventDefault();
    window.addEventListener('hashchange', follow);
    window.addEventListener('beforeunload', keep);
    return () => {
      window.removeEventListener('hashchange', follow);
      window.removeEventListener('beforeunload', keep);
    };
  }, [drafts]);

  useEffect(() => {
    let timer: number;
    const look = async () => {
      const state = await ask<News>('state').catch(() => undefined);
      setClosed(!state);
      if (state) setNews(state);
      timer = window.setTimeout(look, interval);
    };
    void look();
    return () => window.clearTimeout(timer);
  }, []);

  // What is known of the project is read again after each change, and when a command has ended.
  const running = job?.running;
  useEffect(() => {
    if (version !== undefined && !running) reload();
  }, [version, running, reload]);

  // Opening a file, and taking in what has changed outside while it is open.
  useEffect(() => {
    if (version === undefined || !name || name === 'pictures') return;
    const take = (file: OpenFile) =>
      setDrafts((all) => {
        const old = all[name];
        if (!old || file.broken || old.file.broken) return { ...all, [name]: begun(file) };
        if (same(old.base, file.data)) return all;
        const conflicts: never[] = [];
        const data = merge(old.base, old.data, file.data, conflicts);
        const clash = conflicts.length > 0;
        setSaid(clash ? 'This file has changed outside. Save to see where.' : 'What was changed outside is taken in.');
        return clash ? all : { ...all, [name]: { file, base: file.data, data } };
      });
    ask<OpenFile>('file', { name }).then(take, tell);
  }, [name, version, tell]);

  const page = project && draft?.file.page;
  useEffect(() => {
    setProblems([]);
    setConflict(undefined);
    setSaid('');
    const shown = preview.current;
    if (page && shown && shown.contentWindow?.location.pathname !== page) shown.src = page;
  }, [name, page]);

  // Mistakes are told while one types.
  const data = draft?.data;
  useEffect(() => {
    if (data === undefined) return;
    const timer = window.setTimeout(() => {
      void ask<ContentProblem[]>('check', { name }, post(data)).then(setProblems, () => {});
    }, 250);
    return () => window.clearTimeout(timer);
  }, [name, data]);

  const save = async ({ base, data: mine }: Pick<Draft, 'base' | 'data'>) => {
    if (!draft) return;
    const saved = await ask<Saved>('save', { name }, post({ base, data: mine }));
    setConflict(saved.state === 'conflict' ? saved : undefined);
    setProblems(saved.state === 'refused' ? saved.problems : []);
    if (saved.state === 'saved') put(name, { ...draft, base: saved.data, data: saved.data });
    const outcomes = {
      saved: 'Saved. The preview shows it in a moment.',
      refused: 'Not saved: put right what is marked below.',
      conflict: 'Not saved: somebody else has changed the same places.',
    };
    setSaid(outcomes[saved.state]);
  };

  const undo = async () => {
    if (!window.confirm('The file goes back to how git has kept it last. What was saved since is lost.')) return;
    const { day } = await ask<{ day: string }>('undo', { name }, post());
    put(name, begun(await ask<OpenFile>('file', { name })));
    setSaid(`Your saves are taken back: the file is as it was kept on ${day}.`);
  };

  const run = async (what: string, release = '') => {
    await ask('job', { what, release }, post()).catch(tell);
    // What the dialog shows is of this command, not of the one before.
    await ask<News>('state').then(setNews, tell);
    setDialog('job');
  };

  if (!project) return <p>{said || 'Connecting…'}</p>;
  const close = () => setDialog(undefined);
  const mark = (key: string) => (key === name ? 'page' : undefined);
  const elsewhere = problems.filter(({ path, file }) => !path?.length || file !== `content/${name}.yaml`);
  const groups = [...new Set(project.files.map(({ group }) => group))];
  const { published } = project;

  return (
    <>
      <header>
        <strong>Editor</strong>
        <output aria-live="polite" data-bad={closed || Boolean(news?.problems) || undefined}>
          {stateOf(closed, news?.problems, published)}
        </output>
        <Button onClick={() => run('check')}>Check</Button>
        <Button onClick={() => setDialog('publish')}>Publish</Button>
        <Button onClick={() => setDialog('back')}>Take back</Button>
        <Button aria-pressed={phone} onClick={() => setPhone(!phone)}>
          Phone width
        </Button>
      </header>
      <nav aria-label="Files">
        {groups.map((group) => (
          <section key={group}>
            <h2>{group}</h2>
            {project.files
              .filter((file) => file.group === group)
              .map((file) => (
                <a key={file.name} href={`#${file.name}`} aria-current={mark(file.name)}>
                  {file.label}
                  {changed(drafts[file.name]) && ' – not saved'}
                  {file.remark && <small> ({file.remark})</small>}
                </a>
              ))}
          </section>
        ))}
        <a href="#pictures" aria-current={mark('pictures')}>
          Pictures
        </a>
      </nav>
      <main>
        {name === 'pictures' && <Pictures pictures={project.pictures} reload={reload} />}
        {!draft && name !== 'pictures' && <p>{said || 'Choose what you want to change.'}</p>}
        {draft && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              save(draft).catch(tell);
            }}
          >
            <div className="bar">
              <h1>{draft.file.label}</h1>
              <button type="submit" disabled={Boolean(draft.file.broken) || closed}>
                Save
              </button>
              <Button onClick={() => undo().catch(tell)}>Take my saves back</Button>
              <output aria-live="polite">{said}</output>
            </div>
            {draft.file.broken && (
              <Problem>
                This file cannot be shown as a form and is not saved over. Put it right in a text editor, or take your
                saves back.
              </Problem>
            )}
            {conflict && (
              <Problem>
                <p>Somebody else has changed these places while the form was open:</p>
                <ul>
                  {conflict.conflicts.map(({ path, mine, theirs }) => (
                    <li key={path.join()}>
                      {fieldName(path, draft.file.schema)}: here {words(mine)}, in the file {words(theirs)}
                    </li>
                  ))}
                </ul>
                <Button onClick={() => save({ base: conflict.theirs, data: conflict.merged }).catch(tell)}>
                  Save mine
                </Button>
                <Button
                  onClick={() => {
                    put(name, begun({ ...draft.file, data: conflict.theirs }));
                    setConflict(undefined);
                    setSaid('');
                  }}
                >
                  Take what is in the file
                </Button>
              </Problem>
            )}
            {[...(draft.file.broken ?? []), ...elsewhere].map(({ file, field, found, allowed, fix }) => (
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
                  setDrafts(({ [name]: old = draft, ...all }) => ({
                    ...all,
                    [name]: { ...old, data: setIn(old.data, path, value) },
                  })),
              }}
            >
              <Fields key={name} schema={draft.file.schema} value={draft.data} path={[]} />
            </Scope.Provider>
          </form>
        )}
      </main>
      <iframe ref={preview} className={phone ? 'phone' : ''} name="preview" src="/" title="The site as it will look" />
      {dialog === 'publish' && <Publish published={published} run={run} close={close} />}
      {dialog === 'back' && <TakeBack published={published} run={run} close={close} />}
      {dialog === 'job' && <Job job={job} close={close} />}
    </>
  );
}

createRoot(document.getElementById('editor') as HTMLElement).render(<Editor />);
