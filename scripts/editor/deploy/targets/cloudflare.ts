import path from 'node:path';
import { inProject } from '../../files';
import { client, type Plan } from '../plan';

/** Cloudflare Workers static assets. `scripts/hosts` writes the configuration; wrangler uploads what changed. */
export function cloudflare({ name }: { name: string }): Plan {
  const wrangler = client('wrangler', 'wrangler@4');
  const config = ['--config', path.relative(inProject('.'), inProject('.cache/hosts/wrangler.jsonc')), '--name', name];
  return {
    where: `Cloudflare, as “${name}”`,
    atOnce: true,
    publish: [
      {
        words: 'Upload with wrangler; the new version takes over when all of it is there',
        command: [...wrangler, 'deploy', ...config],
      },
    ],
    back: [
      {
        words: 'Bring the version before back',
        command: [...wrangler, 'rollback', ...config, '--message', 'Back to the version before', '--yes'],
      },
    ],
  };
}
