/// <reference lib="dom" />
/** The editor's page: the list of files, the form of one of them, and the site as it will look. */
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { show } from '@/lib/content/errors';
import { fieldName } from '@/lib/content/fieldSchema';
import type { Published } from '../../commands/deploy/releases';
import type { Choices, Form, FormEntry, FormState } from '../forms';
import { merge, same } from '../merge';
import type { ListedPicture } from '../pictures';
import { ask, closedWords, followNews, type News, post } from './api';
import { Button, Problem } from './controls';
import { Fields, Scope } from './Field';
import { Pictures } from './Pictures';
import { Job, Publish, RollBack } from './Publishing';
import { type Path, setIn } from './values';
import './editor.css';

/** What the forms need to know of the project. */
interface Project {
  files: FormEntry[];
  choices: Choices;
  pictures: ListedPicture[];
  published: Published;
}

/** How long after the last key the form is checked, in milliseconds. */
const pause = 250;

const nameInAddress = () => decodeURIComponent(window.location.hash.slice(1));
function followAddress(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
const changed = (draft?: FormState) => draft !== undefined && !same(draft.base, draft.data);

/** What the head line says of the editor and the site. */
function stateOf(closed: boolean, problems: string | undefined, { unpublished }: Published): string {
  if (closed) return closedWords;
  if (problems) return 'The content has a mistake: the preview says which.';
  const waiting = `${unpublished.length} ${unpublished.length === 1 ? 'file is' : 'files are'} not published yet.`;
  return `What you save is shown on the right. ${unpublished.length > 0 ? waiting : ''}`;
}

function Editor() {
  const name = useSyncExternalStore(followAddress, nameInAddress);
  const [project, setProject] = useState<Project>();
  const [drafts, setDrafts] = useState<Record<string, Form>>({});
  const [said, setSaid] = useState('');
  const [news, setNews] = useState<News>();
  const [closed, setClosed] = useState(false);
  const [phone, setPhone] = useState(false);
  const [dialog, setDialog] = useState<'publish' | 'back' | 'job'>();
  const preview = useRef<HTMLIFrameElement>(null);
  const draft = drafts[name];
  const { version, job } = news ?? {};

  const tell = (error: Error) => setSaid(error.message);
  const reload = () => void ask<Project>('project').then(setProject, tell);

  /** Brings the form and its file together; opens the file anew when nothing is sent. */
  const sync = async (sent: FormState = {}, save = '') => {
    const answer = await ask<Form>('form', { name, save }, post({ base: sent.base, data: sent.data }));
    const { data } = answer;
    // What was typed meanwhile stays.
    const joined = (now: unknown) => (sent.base === undefined ? data : merge(sent.data, now, data, []));
    setDrafts((all) => ({ ...all, [name]: { ...answer, data: joined(all[name]?.data) } }));
    return answer;
  };

  useEffect(() => {
    window.onbeforeunload = (event) => {
      if (Object.values(drafts).some(changed)) event.preventDefault();
    };
  }, [drafts]);

  useEffect(() => {
    followNews((latest) => {
      setClosed(!latest);
      setNews((old) => latest ?? old);
    });
  }, []);

  // What is known of the project is read again after each change, and when a command has ended.
  const running = job?.running;
  const readAgain = useEffectEvent(reload);
  useEffect(() => {
    if (version !== undefined && !running) readAgain();
  }, [version, running]);

  // A form is opened, checked while one types, and takes in what has changed outside.
  const data = draft?.data;
  const follow = useEffectEvent(async () => {
    const answer = await sync(draft);
    if (draft && !same(draft.data, answer.data)) setSaid('What was changed outside is taken in.');
  });
  useEffect(() => {
    if (version === undefined || !name || name === 'pictures') return;
    const timer = window.setTimeout(() => follow().catch(tell), data === undefined ? 0 : pause);
    return () => window.clearTimeout(timer);
  }, [name, version, data]);

  const page = project && draft?.page;
  useEffect(() => {
    setSaid('');
    const shown = preview.current;
    if (page && shown && shown.contentWindow?.location.pathname !== page) shown.src = page;
  }, [name, page]);

  const save = async (held: FormState) => {
    const { saved, conflicts } = await sync(held, 'yes');
    if (saved) setSaid('Saved. The preview shows it in a moment.');
    else if (conflicts.length > 0) setSaid('Not saved: somebody else has changed the same places.');
    else setSaid('Not saved: put right what is marked below.');
  };

  const undo = async () => {
    if (!window.confirm('The file goes back to how git has kept it last. What was saved since is lost.')) return;
    const { day } = await ask<{ day: string }>('undo', { name }, post());
    await sync();
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
  const problems = draft?.problems ?? [];
  const elsewhere = problems.filter(({ path, file }) => !path?.length || file !== `content/${name}.yaml`);
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
        {Object.entries(Object.groupBy(project.files, ({ group }) => group)).map(([group, files]) => (
          <section key={group}>
            <h2>{group}</h2>
            {files?.map((file) => (
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
              <h1>{draft.label}</h1>
              <button type="submit" disabled={draft.broken || closed}>
                Save
              </button>
              <Button onClick={() => undo().catch(tell)}>Take my saves back</Button>
              <output aria-live="polite">{said}</output>
            </div>
            {draft.broken && (
              <Problem>
                This file cannot be shown as a form and is not saved over. Put it right in a text editor, or take your
                saves back.
              </Problem>
            )}
            {draft.conflicts.length > 0 && (
              <Problem>
                <p>Somebody else has changed these places while the form was open:</p>
                <ul>
                  {draft.conflicts.map(({ path, mine, theirs }) => (
                    <li key={path.join()}>
                      {fieldName(path, draft.schema)}: here {show(mine)}, in the file {show(theirs)}
                    </li>
                  ))}
                </ul>
                <Button onClick={() => save({ base: draft.theirs, data: draft.data }).catch(tell)}>Save mine</Button>
                <Button onClick={() => sync().catch(tell)}>Take what is in the file</Button>
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
                  setDrafts(({ [name]: old = draft, ...all }) => ({
                    ...all,
                    [name]: { ...old, data: setIn(old.data, path, value) },
                  })),
              }}
            >
              <Fields key={name} schema={draft.schema} value={draft.data} path={[]} />
            </Scope.Provider>
          </form>
        )}
      </main>
      <iframe ref={preview} className={phone ? 'phone' : ''} name="preview" src="/" title="The site as it will look" />
      {dialog === 'publish' && <Publish published={published} run={run} close={close} />}
      {dialog === 'back' && <RollBack published={published} run={run} close={close} />}
      {dialog === 'job' && <Job job={job} close={close} />}
    </>
  );
}

createRoot(document.getElementById('editor') as HTMLElement).render(<Editor />);
