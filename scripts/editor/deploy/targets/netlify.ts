import { spawnSync } from 'node:child_process';
import { inProject } from '../../files';
import { DeskError } from '../../terminal';
import { client, type Export, type Plan } from '../plan';

interface Deploy {
  id: string;
  state: string;
  context: string;
  created_at: string;
}

/** Netlify, with its own client. Netlify keeps every deploy and can publish each of them again. */
export function netlify({ site }: { site: string }, { out }: Export): Plan {
  const [program = '', ...before] = client('netlify', 'netlify-cli@23');
  const api = (method: string, data: Record<string, unknown>): string => {
    const { status, stdout, stderr } = spawnSync(program, [...before, 'api', method, '--data', JSON.stringify(data)], {
      cwd: inProject('.'),
      encoding: 'utf8',
    });
    if (status !== 0)
      throw new DeskError(
        `Netlify did not answer “${method}”: ${stderr.trim()}`,
        'run “npx netlify login”, check the site in deploy.yaml, then try again.',
      );
    return stdout;
  };
  return {
    where: `Netlify, site ${site}`,
    atOnce: true,
    publish: [
      {
        words: 'Upload; the new deploy takes over when all of it is there',
        command: [program, ...before, 'deploy', '--prod', '--no-build', '--dir', out, '--site', site],
      },
    ],
    back: [
      {
        words: `Publish the deploy before again: ${[program, ...before].join(' ')} api listSiteDeploys, then restoreSiteDeploy`,
        act: () => {
          const deploys = JSON.parse(api('listSiteDeploys', { site_id: site })) as Deploy[];
          const now = (JSON.parse(api('getSite', { site_id: site })) as { published_deploy?: Deploy }).published_deploy;
          const earlier = deploys
            .filter(
              ({ state, context, created_at }) =>
                state === 'ready' && context === 'production' && (!now || created_at < now.created_at),
            )
            .sort((a, b) => (a.created_at < b.created_at ? 1 : -1))[0];
          if (!earlier)
            throw new DeskError(
              'Netlify has no deploy before this one.',
              'publish the version that you want with “npm run deploy”.',
            );
          api('restoreSiteDeploy', { site_id: site, deploy_id: earlier.id });
        },
      },
    ],
  };
}
