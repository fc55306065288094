import { useState } from 'react';
import type { ListedPicture } from '../pictures';
import { ask } from './api';
import { Button } from './controls';

export function Pictures({ pictures, reload }: { pictures: ListedPicture[]; reload: () => void }) {
  const [said, setSaid] = useState('');
  const remove = async (src: string) => {
    if (!window.confirm(`Delete ${src} for good?`)) return;
    await ask('picture', { src }, { method: 'DELETE' }).then(
      () => setSaid(`${src} is deleted.`),
      (error: Error) => setSaid(error.message),
    );
    reload();
  };
  return (
    <>
      <h1>Pictures</h1>
      <p>New pictures are added where they are shown: in the form of the page, person, client or testimonial.</p>
      <output aria-live="polite">{said}</output>
      <ul className="pictures">
        {pictures.map(({ src, uses }) => (
          <li key={src}>
            <img src={`/__editor/thumbnail?${new URLSearchParams({ src })}`} alt="" loading="lazy" />
            <strong>{src}</strong>
            <small>{uses.length === 0 ? 'Not in use.' : `Used in: ${uses.join('; ')}`}</small>
            <Button onClick={() => remove(src)} aria-label={`Delete ${src}`}>
              Delete
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
