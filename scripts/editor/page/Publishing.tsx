import type { ReactNode } from 'react';
import type { Published } from '../../commands/deploy/releases';
import type { JobState } from '../job';
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
  /** `release` is the one to bring back. */
  run: (what: string, release?: string) => void;
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

export function RollBack({ published: { releases }, run, close }: DialogProps) {
  const [live, ...earlier] = releases;
  const day = (release: string) => new Date(release).toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short' });
  return (
    <Dialog title="Take back" close={close}>
      <p>The site goes back to an earlier release. The content on this machine stays as it is.</p>
      <p>{live ? `Live now: ${day(live)}.` : 'Nothing has been published from this computer.'}</p>
      {earlier.length === 0 && <p>There is no earlier release.</p>}
      {earlier.map((release) => (
        <Button key={release} onClick={() => run('back', release)}>
          Bring back {day(release)}
        </Button>
      ))}
    </Dialog>
  );
}

export function Job({ job, close }: { job?: JobState; close: () => void }) {
  return (
    <Dialog title={job?.running ? 'Working…' : job?.fine ? 'Done' : 'Not done'} close={close}>
      <pre aria-live="polite">{job?.said}</pre>
    </Dialog>
  );
}
