import { z } from 'zod';
import { type ContentProblem, formatProblems } from '@/lib/content/errors';
import { readYamlFile } from '@/lib/content/read';
import { CommandError } from '../terminal';

/** Each value begins with a letter or number, so that none can become an option of a command. */
const settingsSchema = z.strictObject({
  target: z.enum(['folder', 'server', 'cloudflare', 'netlify']),
  folder: z.strictObject({ path: z.string().min(1) }).optional(),
  server: z
    .strictObject({
      host: z.string().regex(/^[a-z0-9][\w.-]*(@[a-z0-9][\w.-]*)?$/i, 'must look like user@server'),
      path: z.string().regex(/^\/[\w./-]+$/, 'must be a full path without spaces, such as /srv/site'),
    })
    .optional(),
  cloudflare: z
    .strictObject({ name: z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'must be small letters, numbers and dashes') })
    .optional(),
  netlify: z
    .strictObject({ site: z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'must be the id of the site, from its settings') })
    .optional(),
});
export type Settings = z.infer<typeof settingsSchema>;

/** Name of the settings file, below the project folder. */
export const settingsFile = 'deploy.yaml';

/** @throws CommandError naming every mistake of the file */
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
