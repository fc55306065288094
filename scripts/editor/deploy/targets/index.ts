import type { Export, Plan } from '../plan';
import type { Settings } from '../settings';
import { cloudflare } from './cloudflare';
import { folder } from './folder';
import { githubPages } from './github-pages';
import { netlify } from './netlify';
import { rsync } from './rsync';
import { s3 } from './s3';

/** Settings of the chosen host; `readSettings` has made sure that they are there. */
const of = <K extends keyof Settings>(settings: Settings, name: K) => settings[name] as NonNullable<Settings[K]>;

/** How to publish to the chosen host. */
export function planFor(settings: Settings, site: Export): Plan {
  switch (settings.target) {
    case 'folder':
      return folder(of(settings, 'folder'), site);
    case 'rsync':
      return rsync(of(settings, 'rsync'), site);
    case 'cloudflare':
      return cloudflare(of(settings, 'cloudflare'));
    case 'netlify':
      return netlify(of(settings, 'netlify'), site);
    case 'github-pages':
      return githubPages(of(settings, 'github-pages'), site);
    case 's3':
      return s3(of(settings, 's3'), site);
  }
}
