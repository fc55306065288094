import { isImmutable, permanent } from '@/lib/headers';
import type { Served, Snapshot } from './snapshot';

export type Answer = { status: 200 | 404; served: Served } | { status: typeof permanent; location: string };

/**
 * Decides what an address means. Every file is looked up by its exact name in a map, so no address, however odd, can
 * leave the export, and a redirect can only lead to an address of this site.
 *
 * @param target  request target as the client sent it, with its query
 * @param retired  hashed files of earlier releases, for pages that were opened before a redeploy
 */
export function resolve(target: string, now: Snapshot, retired: readonly Snapshot[] = []): Answer {
  const lost: Answer = { status: 404, served: now.notFound };
  // Clients that speak through a proxy may send the whole address.
  const local = target.replace(/^https?:\/\/[^/?]*/i, '');
  const [, rawPath = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(local) ?? [];
  let path: string;
  try {
    path = decodeURIComponent(rawPath || '/');
  } catch {
    return lost;
  }
  const served = now.files.get(path);
  if (served) return { status: 200, served };
  const right = now.spellings.get(path.toLowerCase().replace(/(?:\/|\.html)$/, ''));
  if (right !== undefined) return { status: permanent, location: right + query };
  for (const { files } of isImmutable(path) ? retired : []) {
    const old = files.get(path);
    if (old) return { status: 200, served: old };
  }
  return lost;
}
