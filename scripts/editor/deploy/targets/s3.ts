import fs from 'node:fs/promises';
import path from 'node:path';
import { contentTypes, hostFiles, immutable, immutableFolders, isImmutable, revalidate } from '@/lib/headers';
import { filesBelow } from '@/scripts/filesBelow';
import { keptExports } from '../kept';
import type { Export, Plan, Step } from '../plan';

interface S3 {
  bucket: string;
  region?: string;
  endpoint?: string;
  distribution?: string;
}

/** Makes every file of an export new, except those whose names change with their content. */
async function touch(folder: string): Promise<void> {
  const now = new Date();
  for (const name of await filesBelow(folder))
    if (!isImmutable(`/${name.split(path.sep).join('/')}`)) await fs.utimes(path.join(folder, name), now, now);
}

/**
 * S3, or a store that speaks its language, with the aws client. What the new pages need goes up before them, and what
 * is gone is deleted last; still, a visitor may meet the old and the new side by side for a moment.
 */
export function s3({ bucket, region, endpoint, distribution }: S3, { out, moved }: Export): Plan {
  const place = [...(region ? ['--region', region] : []), ...(endpoint ? ['--endpoint-url', endpoint] : [])];
  const uploads = (from: string): Step[] => {
    const sync = (words: string, ...rest: string[]): Step => ({
      words,
      command: ['aws', 's3', 'sync', from, `s3://${bucket}`, '--no-progress', ...rest, ...place],
    });
    const never = ['*.br', '*.gz', ...hostFiles].flatMap((pattern) => ['--exclude', pattern]);
    const hashed = immutableFolders.map((folder) => `${folder.slice(1)}*`);
    // The types are written out, because the client guesses them from what its machine happens to know.
    const typedUploads = (words: string, patterns: (end: string) => string[], cache: string, ends: string[]) =>
      ends.map((end) =>
        sync(
          `${words}: .${end}`,
          '--exclude',
          '*',
          ...patterns(end),
          ...never,
          '--cache-control',
          cache,
          '--content-type',
          contentTypes[end] ?? 'application/octet-stream',
        ),
      );
    const ends = Object.keys(contentTypes);
    const notHashed = (end: string) => [
      '--include',
      `*.${end}`,
      ...hashed.flatMap((pattern) => ['--exclude', pattern]),
    ];
    return [
      {
        words: 'Give the pages the time of now, because the client sends only what is newer or of another size',
        act: () => touch(from),
      },
      ...typedUploads(
        'Upload files kept by browsers for a year',
        (end) => hashed.flatMap((pattern) => ['--include', `${pattern}.${end}`]),
        immutable,
        ends.filter((end) => !['html', 'xml', 'md', 'txt', 'webmanifest', 'ico'].includes(end)),
      ),
      ...typedUploads(
        'Upload files',
        notHashed,
        revalidate,
        ends.filter((end) => end !== 'html'),
      ),
      ...typedUploads('Upload the pages', notHashed, revalidate, ['html']),
      // Old hashed files stay: a page that is still open in a browser may need them.
      sync(
        'Delete pages and files that are gone',
        ...never,
        '--delete',
        '--size-only',
        ...hashed.flatMap((pattern) => ['--exclude', pattern]),
      ),
    ];
  };
  const redirects = moved.map(
    ({ from, to }): Step => ({
      words: `Lead ${from} to ${to}`,
      command: [
        'aws',
        's3api',
        'put-object',
        '--bucket',
        bucket,
        '--key',
        from.slice(1),
        '--website-redirect-location',
        to,
        '--content-length',
        '0',
        ...place,
      ],
    }),
  );
  const renew: Step[] = distribution
    ? [
        {
          words: 'Tell CloudFront to fetch the pages anew',
          command: ['aws', 'cloudfront', 'create-invalidation', '--distribution-id', distribution, '--paths', '/*'],
        },
      ]
    : [];
  const earlier = keptExports().at(-2);
  return {
    where: `the bucket ${bucket}${endpoint ? ` at ${endpoint}` : ''}`,
    atOnce: false,
    publish: [...uploads(out), ...redirects, ...renew],
    back: earlier
      ? [...uploads(earlier), ...redirects, ...renew]
      : 'This machine has no copy of an earlier release (they are kept in .cache/exports after each publishing).',
  };
}
