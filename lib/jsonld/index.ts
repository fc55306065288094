import type { Graph, Thing } from 'schema-dts';
import { organization, website } from './shared';
import { subject } from './subjects';
import { breadcrumbs, webPage } from './webPage';

/** JSON escaped for a script element: no string in it can close the element or open a comment. */
export const serialise = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The structured data of a page: one graph in which the nodes refer to each other by @id. */
export function pageGraph(path: string): Graph {
  const own = subject(path);
  const graph: Thing[] = [organization(), website(), webPage(path, own?.main)];
  if (path !== '/') graph.push(breadcrumbs(path));
  return { '@context': 'https://schema.org', '@graph': [...graph, ...(own?.nodes ?? [])] };
}
