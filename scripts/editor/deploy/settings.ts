import fs from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { formatProblems, problemFromIssue } from '@/lib/content/errors';
import { inProject } from '../files';
import { DeskError } from '../terminal';

const word = z.string().min(1);

/** The one settings file of publishing. A host's part may be missing unless it is the target. */
const settingsSchema = z.strictObject({
  target: z.enum(['folder', 'rsync', 'cloudflare', 'netlify', 'github-pages', 's3']),
  folder: z.strictObject({ path: word }).optional(),
  rsync: z
    .strictObject({
      server: word.regex(/^[\w.@-]+$/, 'must look like user@server'),
      path: word.regex(/^\/[\w./-]+$/, 'must be a full path without spaces, such as /srv/site'),
    })
    .optional(),
  cloudflare: z
    .strictObject({ name: word.regex(/^[a-z0-9-]+$/, 'must be small letters, numbers and dashes') })
    .optional(),
  netlify: z.strictObject({ site: word }).optional(),
  'github-pages': z.strictObject({ repository: word, branch: word }).optional(),
  s3: z
    .strictObject({
      bucket: word.regex(/^[a-z0-9.-]+$/, 'must be the name of a bucket'),
      region: word.optional(),
      endpoint: z.url().optional(),
      distribution: word.optional(),
    })
    .optional(),
});
export type Settings = z.infer<typeof settingsSchema>;

/** Name of the settings file, below the project folder. */
export const settingsFile = 'deploy.yaml';

/** @throws DeskError naming every mistake of the file */
export function readSettings(): Settings {
  if (!fs.existsSync(inProject(settingsFile)))
    throw new DeskError(
      `There is no ${settingsFile}.`,
      `write ${settingsFile}: “target: folder” and below it “folder: { path: /srv/site }”.`,
    );
  const data: unknown = parse(fs.readFileSync(inProject(settingsFile), 'utf8'));
  const result = settingsSchema.safeParse(data);
  if (!result.success)
    throw new DeskError(
      formatProblems(
        result.error.issues.map((issue) => problemFromIssue(settingsFile, data, issue)),
        'Nothing was published.',
        'the settings',
      ),
      `fix ${settingsFile}, then run the command again.`,
    );
  if (!result.data[result.data.target])
    throw new DeskError(
      `${settingsFile} chooses “${result.data.target}” but says nothing about it.`,
      `add a part “${result.data.target}:” to ${settingsFile}.`,
    );
  return result.data;
}
