import { content } from '@/lib/content';
import { LinkRow } from './LinkRow/LinkRow';

/** Links to the projects that are shown whole. */
export const ProjectLinks = () => (
  <LinkRow links={content().work.map(({ name, href }) => ({ label: name, href: `${href}#project` }))} />
);
