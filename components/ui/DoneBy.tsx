import { content } from '@/lib/content';
import { fill } from '@/lib/format';

/** Who did a piece of work, with a link to the team. */
export function DoneBy({ people }: { people: string }) {
  return <a href="/about#team">{fill(content().words.project.by, { names: people })}</a>;
}
