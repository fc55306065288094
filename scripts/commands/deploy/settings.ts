import { z } from 'zod';
import { type ContentProblem, formatProblems } from '@/lib/content/errors';
import { readYamlFile } from '@/lib/content/read';
import { CommandError } from '../terminal';

const dashed = /^[a-z0-9][a-z0-9-]*$/;

/** Values that become arguments of a command must begin with a letter or number, so that none is read as an option. */
const settingsSchema = z.discriminatedUnion(
  'target',
  [
    z.object({ target: z.literal('folder'), folder: z.strictObject({ path: z.string().min(1) }) }),
    z.object({
      target: z.literal('server'),
      server: z.strictObject({
        host: z.string().regex(/^[a-z0-9][\w.-]*(@[a-z0-9][\w.-]*)?$/i, 'must look like user@server'),
        path: z.string().regex(/^\/[\w./-]+$/, 'must be a full path without spaces, such as /srv/site'),
      }),
    }),
    z.object({
      target: z.literal('cloudflare'),
      cloudflare: z.strictObject({ name: z.string().regex(dashed, 'must be small letters, numbers and dashes') }),
    }),
    z.object({
      target: z.literal('netlify'),
      netlify: z.strictObject({ site: z.string().regex(dashed, 'must be the id of the site, from its settings') }),
    }),
  ],
  'folder, server, cloudflare or netlify',
);
export type Settings = z.infer<typeof settingsSchema>;

export const settingsFile = 'deploy.yaml';

/** @throws CommandError naming every mistake in the file */
export function readSettings(): Settings {
  const problems: ContentProblem[] = [];
  const settings = readYamlFile(settingsFile, settingsSchema, problems);
  if (!settings)
    throw new CommandError(
      formatProblems(problems, 'Nothing was published.', 'the settings'),
      `correct ${settingsFile}, then run the command again.`,
    );
  return settings;
}
