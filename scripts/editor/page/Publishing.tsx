import { type ReactNode, useEffect, useState } from 'react';
import type { Findings } from '../../commands/check';
import type { Published } from '../../commands/deploy/releases';
import type { Version } from '../../commands/history';
import type { JobState } from '../job';
import { ask } from './api';
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
  published: Published;
  /** `words` are further arguments of the command. */
  run: (what: string, ...words: string[]) => void;
  close: () => void;
}

export function Publish({ published: { releases, unpublished }, run, close }: DialogProps) {
  const changed = `${unpublished.length} ${unpublished.length === 1 ? 'file has' : 'files have'} changed since the last publishing:`;
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

/** The committed versions of a file, or of the whole content without a name. */
function Versions({ name, take }: { name: string; take: (version: Version) => void }) {
  const [versions, setVersions] = useState<Version[]>();
  useEffect(() => {
    ask<Version[]>('versions', { name }).then(setVersions, () => setVersions([]));
  }, [name]);
  if (versions?.length === 0) return <p>There is nothing to go back to: nothing was published or committed yet.</p>;
  return (
    <ul>
      {versions?.map((version) => (
        <li key={version.commit}>
          <Button onClick={() => take(version)}>As of {day(version.at)}</Button> {version.what}, by {version.by}
        </li>
      ))}
    </ul>
  );
}

interface TakeBackProps {
  name: string;
  label: string;
  take: (name: string, version: Version) => void;
  close: () => void;
}

export const TakeBack = ({ name, label, take, close }: TakeBackProps) => (
  <Dialog title={`Take back: ${label}`} close={close}>
    <p>The file goes back to one of these versions. How it is now becomes a version, too: nothing is lost.</p>
    <Versions name={name} take={(version) => take(name, version)} />
  </Dialog>
);

export function RollBack({ published: { releases }, run, take, close }: DialogProps & Pick<TakeBackProps, 'take'>) {
  const [live, ...earlier] = releases;
  return (
    <Dialog title="Take back" close={close}>
      <p>The site goes back to an earlier release. The content on this machine has its own list below.</p>
      <p>{live ? `Live now: ${day(live)}.` : 'Nothing has been published from this computer.'}</p>
      {earlier.length === 0 && <p>There is no earlier release.</p>}
      {earlier.map((release) => (
        <Button key={release} onClick={() => run('back', `--release=${release}`)}>
          Bring back {day(release)}
        </Button>
      ))}
      <h2>The content on this machine</h2>
      <Versions name="" take={(version) => take('', version)} />
    </Dialog>
  );
}

export function Job({ job, close }: { job?: JobState; close: () => void }) {
  const lines = job?.said.split('\n').filter((line) => /^[✓✗]|^\[/.test(line)) ?? [];
  return (
    <Dialog title={job?.running ? 'Working…' : job?.fine ? 'Done' : 'Not done'} close={close}>
      <p aria-live="polite">{lines.at(-1)}</p>
      <details>
        <summary>Every step</summary>
        <pre>{job?.said}</pre>
      </details>
    </Dialog>
  );
}

/** What the check found; each mistake is a link to its field. */
export const Check = ({ found, close }: { found: Findings; close: () => void }) => (
  <Dialog title={found.verdict} close={close}>
    <ol>
      {found.problems.map(({ file, field, path, found: value, allowed, fix }) => (
        <li key={file + field + value}>
          <a href={`#${file.replace(/^content\/|\.yaml$/g, '')}:${path?.join('.') ?? ''}`} onClick={close}>
            {file} → {field}
          </a>
          Found {value}; allowed is {allowed}. {fix}
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
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    ))}
  </Dialog>
);
