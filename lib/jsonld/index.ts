import type { Graph, Thing } from 'schema-dts';
import { organization, website } from './shared';
import { subject } from './subjects';
import { breadcrumbs, webPage } from './webPage';

/**
 * The structured data of a page: one graph in which the nodes refer to each other by @id.
 *
 * @param extra  nodes of the page's own beyond those that follow from its kind
 */
export function pageGraph(path: string, extra: readonly Thing[] = []): Graph {
  const own = subject(path);
  const graph: Thing[] = [organization(), website(), webPage(path, own?.main)];
  if (path !== '/') graph.push(breadcrumbs(path));
  return { '@context': 'https://schema.org', '@graph': [...graph, ...(own?.nodes ?? []), ...extra] };
}
