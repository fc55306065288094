import type { Graph, Thing } from 'schema-dts';
import { organization, website } from './shared';
import { subject } from './subjects';
import { breadcrumbs, webPage } from './webPage';

/** The structured data of a page: one graph in which the nodes refer to each other by @id. */
export function pageGraph(path: string): Graph {
  const own = subject(path);
  const graph: Thing[] = [organization(), website(), webPage(path, own?.main)];
  if (path !== '/') graph.push(breadcrumbs(path));
  return { '@context': 'https://schema.org', '@graph': [...graph, ...(own?.nodes ?? [])] };
}
