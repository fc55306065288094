import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@/lib/content/read';

const file = 'content/media/pictures/illustrations/rocket.svg';

/** The rocket, drawn inline so that its parts can move; decorative. */
export function Rocket({ className }: { className?: string }) {
  const svg = fs.readFileSync(path.join(projectRoot(), file), 'utf8');
  const inner = svg.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox="0 0 480 560"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      // The drawing is our own, checked into the repository.
      dangerouslySetInnerHTML={{ __html: inner }}
    />
  );
}
