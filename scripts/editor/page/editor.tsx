/// <reference lib="dom" />
/** The editor's page: the list of files, the form of one of them, and the site as it will look. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ContentProblem } from '@/lib/content/errors';
import type { FormEntry, OpenFile, Saved } from '../forms';
import { merge, same } from '../merge';
import type { Published } from '../published';
import type { JobState } from '../publishing';
import type { LiveState } from '../watch';
import { ask, type Choices, post } from './api';
import { Fields, Scope } from './Field';
import { Pictures } from './Pictures';
import { Job, Publishing } from './Publishing';
import { type Path, setIn, words } from './values';

/** A file in its form: what it held when the form began, and what it holds now. */
interface Draft {
  file: OpenFile;
  base: unknown;
  data: unknown;
}

interface News extends LiveState {
  job?: JobState;
}

/** How often the page asks for news, in milliseconds. */
const interval = 500;

const nameInAddress = () => decodeURIComponent(window.location.hash.slice(1));
const changed = (draft?: Draft) => draft !== undefined && !same(draft.base, draft.data);

function Editor() {
  const [name, setName] = useState(nameInAddress);
  const [forms, setForms] = useState<{ files: FormEntry[] } & Choices>({ files: [], links: [], icons: [], people: [] });
  const [pictures, setPictures] = useState<{ src: string }[]>([]);
  const [drafts, setDrafts] = useState<Record<string, Draft>>({});
  const [problems, setProblems] = useState<ContentProblem[]>([]);
  const [conflict, setConflict] = useState<Extract<Saved, { state: 'conflict' }>>();
  const [said, setSaid] = useState('');
  const [news, setNews] = useState<News>();
  const [closed, setClosed] = useState(false);
  const [phone, setPhone] = useState(false);
  const [published, setPublished] = useState<Published>();
  const [dialog, setDialog] = useState<'publish' | 'back' | 'job'>();
  const preview = useRef<HTMLIFrameElement>(null);
  const draft = drafts[name];
  const version = news?.version;

  const put = useCallback((key: string, next: Draft) => setDrafts((all) => ({ ...all, [key]: next })), []);

  useEffect(() => {
    const follow = () => setName(nameInAddress());
    const keep = (event: BeforeUnloadEvent) => {
      if (Object.values(drafts).some(changed)) event.preventDefault();
    };
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
      await ask<News>('state').then(
        (state) => {
          setNews(state);
          setClosed(false);
        },
        () => setClosed(true),
      );
      timer = window.setTimeout(look, interval);
    };
    void look();
    return () => window.clearTimeout(timer);
  }, []);

  // Opening a file, and taking in what has changed outside while it is open.
  useEffect(() => {
    if (version === undefined) return;
    void ask<typeof forms>('forms').then(setForms, () => {});
    void ask<{ src: string }[]>('pictures').then(setPictures, () => {});
    void ask<Published>('published').then(setPublished, () => {});
    if (!name || name === 'pictures') return;
    ask<OpenFile>('file', { name }).then(
      (file) =>
        setDrafts((all) => {
          const old = all[name];
          if (!old || file.broken || old.file.broken)
            return { ...all, [name]: { file, base: file.data, data: file.data } };
          if (same(old.base, file.data)) return all;
          const conflicts: never[] = [];
          const data = merge(old.base, old.data, file.data, conflicts);
          if (conflicts.length > 0) {
            setSaid('This file has changed outside. Save to see where.');
            return all;
          }
          if (!same(old.data, file.data)) setSaid('What was changed outside has been taken in.');
          return { ...all, [name]: { file, base: file.data, data } };
        }),
      (error: Error) => setSaid(error.message),
    );
  }, [name, version]);

  const page = draft?.file.page;
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

  const save = async (base = draft?.base, mine = draft?.data) => {
    if (!draft) return;
    try {
      const saved = await ask<Saved>('save', { name }, post({ base, data: mine }));
      setConflict(saved.state === 'conflict' ? saved : undefined);
      setProblems(saved.state === 'refused' ? saved.problems : []);
      if (saved.state === 'saved') put(name, { ...draft, base: saved.data, data: saved.data });
      setSaid(
        {
          saved: 'Saved. The preview shows it in a moment.',
          refused: 'Not saved: put right what is marked below.',
          conflict: 'Not saved: somebody else has changed the same places.',
        }[saved.state],
      );
    } catch (error) {
      setSaid((error as Error).message);
    }
  };

  const undo = async () => {
    try {
      const kept = await ask<{ day: string; changes: number } | null>('kept', { name });
      if (!kept) return setSaid('There is nothing to go back to: git has never kept this file.');
      if (kept.changes === 0 && !changed(draft)) return setSaid(`Nothing has changed since ${kept.day}.`);
      const question = `This file goes back to how it was kept on ${kept.day}. What was saved since is lost in ${kept.changes} ${kept.changes === 1 ? 'place' : 'places'}.`;
      if (!window.confirm(question)) return;
      await ask('undo', { name }, post());
      const file = await ask<OpenFile>('file', { name });
      put(name, { file, base: file.data, data: file.data });
      setSaid('Your saves have been taken back.');
    } catch (error) {
      setSaid((error as Error).message);
    }
  };

  const run = async (what: string) => {
    setDialog('job');
    await ask('job', { what }, post()).catch((error: Error) => setSaid(error.message));
  };

  const elsewhere = problems.filter(({ path, file }) => !path?.length || file !== `content/${name}.yaml`);
  const waiting = published?.releases.length ? published.unpublished.length : 0;
  const unpublished = waiting > 0 && `${waiting} ${waiting === 1 ? 'file is' : 'files are'}`;
  const state = closed
    ? 'The editor has been closed. What you typed is still here: start it again with “npm run edit”.'
    : news?.problems
      ? 'The content has a mistake: the preview says which.'
      : news
        ? `What you save is shown on the right.${unpublished ? ` ${unpublished} not published yet.` : ''}`
        : 'Connecting…';
  const groups = [...new Set(forms.files.map(({ group }) => group))];

  return (
    <>
      <header>
        <strong>Editor</strong>
        <output aria-live="polite" data-bad={closed || Boolean(news?.problems) || undefined}>
          {state}
        </output>
        <button type="button" onClick={() => void run('check')}>
          Check
        </button>
        <button type="button" onClick={() => setDialog('publish')}>
          Publish
        </button>
        <button type="button" onClick={() => setDialog('back')}>
          Take back
        </button>
        <button type="button" aria-pressed={phone} onClick={() => setPhone(!phone)}>
          Phone width
        </button>
        <button
          type="button"
          onClick={() => window.open(preview.current?.contentWindow?.location.pathname ?? '/', '_blank')}
        >
          Open the page alone
        </button>
      </header>
      <nav aria-label="Files">
        {groups.map((group) => (
          <section key={group}>
            <h2>{group}</h2>
            {forms.files
              .filter((file) => file.group === group)
              .map((file) => (
                <a key={file.name} href={`#${file.name}`} aria-current={file.name === name ? 'page' : undefined}>
                  {file.label}
                  {changed(drafts[file.name]) && ' – not saved'}
                  {file.remark && <small> ({file.remark})</small>}
                </a>
              ))}
          </section>
        ))}
        <a href="#pictures" aria-current={name === 'pictures' ? 'page' : undefined}>
          Pictures
        </a>
      </nav>
      <main>
        {name === 'pictures' && <Pictures version={version} />}
        {!draft && name !== 'pictures' && <p>{said || 'Choose what you want to change.'}</p>}
        {draft && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            <div className="bar">
              <h1>{draft.file.label}</h1>
              <button type="submit" disabled={Boolean(draft.file.broken) || closed}>
                Save
              </button>
              <button type="button" onClick={() => void undo()}>
                Take my saves back
              </button>
              <output aria-live="polite">{said}</output>
            </div>
            {draft.file.broken && (
              <div className="problem" role="alert">
                <p>
                  This file cannot be shown as a form and is not saved over. Put it right in a text editor, or take your
                  saves back.
                </p>
                {draft.file.broken.map(({ file, field, found, fix }) => (
                  <p key={field + found}>
                    {file}, {field}: {found}. {fix}
                  </p>
                ))}
              </div>
            )}
            {conflict && (
              <div className="problem" role="alert">
                <p>Somebody else has changed these places while the form was open:</p>
                <ul>
                  {conflict.conflicts.map(({ label, mine, theirs }) => (
                    <li key={label}>
                      {label}: here {words(mine)}, in the file {words(theirs)}
                    </li>
                  ))}
                </ul>
                <button type="button" onClick={() => void save(conflict.theirs, conflict.merged)}>
                  Save mine
                </button>
                <button
                  type="button"
                  onClick={() => {
                    put(name, { ...draft, base: conflict.theirs, data: conflict.theirs });
                    setConflict(undefined);
                    setSaid('');
                  }}
                >
                  Take what is in the file
                </button>
              </div>
            )}
            {elsewhere.map(({ file, field, found, allowed, fix }) => (
              <p className="problem" role="alert" key={file + field}>
                {file}, {field}: found {found}; allowed is {allowed}. {fix}
              </p>
            ))}
            <Scope.Provider
              value={{
                ...forms,
                name,
                pictures,
                problems: problems.filter((problem) => !elsewhere.includes(problem)) as never,
                set: (path: Path, value) =>
                  setDrafts((all) => {
                    const old = all[name];
                    return old ? { ...all, [name]: { ...old, data: setIn(old.data, path, value) } } : all;
                  }),
              }}
            >
              <Fields key={name} schema={draft.file.schema} value={draft.data} path={[]} />
            </Scope.Provider>
          </form>
        )}
      </main>
      <div className={phone ? 'preview phone' : 'preview'}>
        <iframe ref={preview} name="preview" src="/" title="The site as it will look" />
      </div>
      {(dialog === 'publish' || dialog === 'back') && (
        <Publishing back={dialog === 'back'} run={run} close={() => setDialog(undefined)} />
      )}
      {dialog === 'job' && <Job job={news?.job} close={() => setDialog(undefined)} />}
    </>
  );
}

createRoot(document.getElementById('editor') as HTMLElement).render(<Editor />);
