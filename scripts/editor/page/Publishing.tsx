import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Published } from '../published';
import type { JobState } from '../publishing';
import { ask } from './api';

function Dialog({ title, close, children }: { title: string; close: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} onClose={close} aria-label={title}>
      <h1>{title}</h1>
      {children}
      <button type="button" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}

/** Asks once more before the site is published or an earlier release is brought back. */
export function Publishing({
  back,
  run,
  close,
}: {
  back: boolean;
  run: (what: string) => Promise<void>;
  close: () => void;
}) {
  const [published, setPublished] = useState<Published>();
  useEffect(() => void ask<Published>('published').then(setPublished, () => {}), []);
  const day = (release: string) => new Date(release).toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short' });
  const { releases: [live, earlier] = [], unpublished = [] } = published ?? {};
  if (back)
    return (
      <Dialog title="Take back" close={close}>
        <p>The site goes back to the release that was live before. The content on this machine stays as it is.</p>
        <p>{live ? `Live now: ${day(live)}.` : 'Nothing has been published from this computer.'}</p>
        {earlier ? (
          <button type="button" onClick={() => void run('back')}>
            Bring back {day(earlier)}
          </button>
        ) : (
          <p>There is no earlier release.</p>
        )}
      </Dialog>
    );
  return (
    <Dialog title="Publish" close={close}>
      <p>
        {!live
          ? 'Nothing has been published from this computer yet.'
          : unpublished.length === 0
            ? 'Everything has been published.'
            : `${unpublished.length} ${unpublished.length === 1 ? 'file has' : 'files have'} changed since the last publishing:`}
      </p>
      <ul>
        {(live ? unpublished : []).map((file) => (
          <li key={file}>{file}</li>
        ))}
      </ul>
      <button type="button" onClick={() => void run('publish')}>
        Check, build and publish
      </button>
      <button type="button" onClick={() => void run('trial')}>
        Publish as a trial, with sample content
      </button>
    </Dialog>
  );
}

/** What a command says while it runs. */
export function Job({ job, close }: { job?: JobState; close: () => void }) {
  return (
    <Dialog title={job?.running ? 'Working…' : job?.fine ? 'Done' : 'Not done'} close={close}>
      <pre aria-live="polite">{job?.said}</pre>
    </Dialog>
  );
}
