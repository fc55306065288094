import { content } from '@/lib/content';
import { LinkRow } from './LinkRow/LinkRow';

/** Links to the projects that are shown whole, each with its result, and perhaps one more. */
export const ProjectLinks = ({ more = [] }: { more?: { label: string; href: string }[] }) => (
  <LinkRow
    links={content()
      .work.map(({ name, href, facts }) => ({
        label: [name, facts.find(({ figure }) => figure)?.figure].filter(Boolean).join(': '),
        href: `${href}#project`,
      }))
      .concat(more)}
  />
);
