import { type ReactNode, useEffect, useState } from 'react';
import type { Remark } from '@/lib/content/errors';
import { count } from '@/lib/format';
import type { Findings } from '../../commands/check';
import type { ReleaseStatus } from '../../commands/deploy/releases';
import type { Version } from '../../commands/history';
import type { JobState } from '../job';
import { request } from './api';
import { Button } from './controls';

const open = (dialog: HTMLDialogElement | null) => dialog?.showModal();

const Dialog = ({ title, close, children }: { title: string; close: () => void; children: ReactNode }) => (
  <dialog ref={open} onClose={close} aria-label={title}>
    <h1>{title}</h1>
    {children}
    <Button onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>Close</Button>
  </dialog>
);

interface DialogProps {
  published: ReleaseStatus;
  run: (what: string, ...words: string[]) => void;
  close: () => void;
}

export function Publish({ published: { releases, unpublished }, run, close }: DialogProps) {
  const changed = `${count(unpublished.length, 'file has', 'files have')} changed since the last publishing:`;
  const state = unpublished.length > 0 ? changed : 'Everything has been published.';
  return (
    <Dialog title="Publish" close={close}>
      <p>{releases.length > 0 ? state : 'Nothing has been published from this computer yet.'}</p>
      <ul>
        {unpublished.map((file) => (
          <li key={file}>{file}</li>
        ))}
      </ul>
      <Button onClick={() => run('publish')}>Check, build and publish</Button>
      <Button onClick={() => run('trial')}>Publish as a trial, with sample content</Button>
    </Dialog>
  );
}

const day = (release: string) => new Date(release).toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short' });

interface TakeBackProps {
  /** Content file; empty for the whole content. */
  name: string;
  title: string;
  take: (name: string, version: Version) => void;
  close: () => void;
  children?: ReactNode;
}

export function TakeBack({ name, title, take, close, children }: TakeBackProps) {
  const [versions, setVersions] = useState<Version[]>();
  useEffect(() => {
    request<Version[]>('versions', { name }).then(setVersions, () => setVersions([]));
  }, [name]);
  return (
    <Dialog title={title} close={close}>
      {children}
      <p>
        {name ? 'The file goes' : 'The content on this machine goes'} back to one of these versions. How it is now
        becomes a version, too: nothing is lost.
      </p>
      {versions?.length === 0 && <p>There is none: nothing was published or committed yet.</p>}
      <ul>
        {versions?.map((version) => (
          <li key={version.commit}>
            <Button onClick={() => take(name, version)}>As of {day(version.at)}</Button> {version.what}, by {version.by}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

export function RollBack({ published: { releases }, run }: Omit<DialogProps, 'close'>) {
  const [live, before] = releases;
  return (
    <>
      <p>{live ? `Live now: the site of ${day(live)}.` : 'Nothing has been published from this computer.'}</p>
      {before ? (
        <Button onClick={() => run('back')}>Bring back the site of {day(before)}</Button>
      ) : (
        <p>There is no earlier release.</p>
      )}
    </>
  );
}

interface FieldLinkProps extends Pick<Remark, 'file' | 'path'> {
  close: () => void;
  children: ReactNode;
}

const FieldLink = ({ file, path = [], close, children }: FieldLinkProps) =>
  file?.startsWith('content/') ? (
    <a href={`#${file.replace(/^content\/|\.yaml$/g, '')}:${path.join('.')}`} onClick={close}>
      {children}
    </a>
  ) : (
    children
  );

export function Job({ job, close }: { job?: JobState; close: () => void }) {
  const lines = job?.output.split('\n').filter((line) => /^[✓✗]|^\[/.test(line)) ?? [];
  return (
    <Dialog title={job?.running ? 'Working…' : job?.fine ? 'Done' : 'Not done'} close={close}>
      <p aria-live="polite">{lines.at(-1)}</p>
      <details>
        <summary>Every step</summary>
        <pre>{job?.output}</pre>
      </details>
    </Dialog>
  );
}

export const Check = ({ found, close }: { found: Findings; close: () => void }) => (
  <Dialog title={found.verdict} close={close}>
    <ol>
      {found.problems.map((problem) => (
        <li key={problem.file + problem.field + problem.found}>
          <FieldLink {...problem} close={close}>
            {problem.file} → {problem.field}
          </FieldLink>
          Found {problem.found}; allowed is {problem.allowed}. {problem.fix}
        </li>
      ))}
    </ol>
    {found.remarks.map(({ title, lines, folded }) => (
      <details key={title} open={!folded}>
        <summary>
          {title} ({lines.length})
        </summary>
        <ul>
          {lines.map((line) => (
            <li key={line.words}>
              <FieldLink {...line} close={close}>
                {line.words}
              </FieldLink>
            </li>
          ))}
        </ul>
      </details>
    ))}
  </Dialog>
);
