import { content } from '@/lib/content';
import { LinkRow } from './LinkRow/LinkRow';

/** Links to the projects that are shown whole, each with its result. */
export const ProjectLinks = () => (
  <LinkRow
    links={content().work.map(({ name, href, facts }) => ({
      label: [name, facts.find(({ figure }) => figure)?.figure].filter(Boolean).join(': '),
      href: `${href}#project`,
    }))}
  />
);
