import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nginxConf } from '@/scripts/hosts/nginx';
import type { HostSite } from '@/scripts/hosts/site';
import { wrangler } from '@/scripts/hosts/static-files';
import type { Exception } from '../hosts/check';

interface Place {
  /** Folder of the export. */
  dir: string;
  site: HostSite;
  /** Temporary folder of this engine. */
  work: string;
  /** Port on 127.0.0.1. */
  port: number;
}

export interface Engine {
  name: string;
  /** Writes its configuration and returns the command that serves. */
  command: (place: Place) => string[];
  exceptions: readonly Exception[];
}

const nginxModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const nginx: Engine = {
  name: 'nginx',
  command({ dir, site, work, port }) {
    fs.writeFileSync(path.join(work, 'site.conf'), nginxConf(site, { listen: `127.0.0.1:${port}`, root: dir }));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    fs.writeFileSync(
      path.join(work, 'nginx.conf'),
      `load_module ${nginxModule};
user ${os.userInfo().username};
daemon off;
pid ${work}/nginx.pid;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${work}/${name};`).join('\n  ')}
  include ${work}/site.conf;
}
`,
    );
    return ['/usr/sbin/nginx', '-c', `${work}/nginx.conf`, '-p', work, '-e', `${work}/error.log`];
  },
  exceptions: [],
};

const apacheModules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'setenvif'];

/** As on shared hosting: only the .htaccess of the export is ours. */
const apache: Engine = {
  name: 'Apache',
  command({ dir, work, port }) {
    fs.writeFileSync(
      path.join(work, 'apache.conf'),
      `ServerRoot ${work}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${work}/apache.pid
ErrorLog ${work}/error.log
User www-data
Group www-data
${apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
AddType application/x-gzip .gz .tgz
DocumentRoot ${dir}
<Directory ${dir}>
  AllowOverride All
  Require all granted
</Directory>
`,
    );
    return ['/usr/sbin/apache2', '-X', '-f', `${work}/apache.conf`];
  },
  exceptions: [
    {
      cases: /^odd: (NUL|escaped)/,
      reason: 'Apache refuses %00 and %2f before it reads .htaccess: status 404 with its own page',
      accept: { type: 'text/html; charset=iso-8859-1', file: undefined, notSecure: undefined },
    },
    {
      cases: /^odd: (lone %|half an escape)/,
      reason: 'Apache refuses a malformed escape before it reads .htaccess',
      accept: { status: 400, type: 'text/html; charset=iso-8859-1', file: undefined },
    },
    {
      cases: /^odd: 8 kB/,
      reason: 'Apache refuses lines over 8,190 bytes before it reads .htaccess',
      accept: { status: 414, type: 'text/html; charset=iso-8859-1', file: undefined },
    },
  ],
};

/** The last one that runs on Node 20. */
const wranglerVersion = 'wrangler@4.86.0';

/** Cloudflare’s local runtime, which reads the same `_headers` and `_redirects` as Netlify. */
const cloudflare: Engine = {
  name: 'Cloudflare',
  command({ dir, site, work, port }) {
    const config = JSON.parse(wrangler(site).replace(/^\/\/.*$/gm, ''));
    config.assets.directory = dir;
    config.routes = undefined;
    fs.writeFileSync(path.join(work, 'wrangler.json'), JSON.stringify(config));
    const place = ['--config', `${work}/wrangler.json`, '--ip', '127.0.0.1', '--port', `${port}`];
    return [
      'npx',
      '--yes',
      wranglerVersion,
      'dev',
      ...place,
      '--inspector-port',
      '0',
      '--show-interactive-dev-session=false',
    ];
  },
  exceptions: [
    {
      cases: /^brotli/,
      reason: 'the local runtime compresses by gzip only; brotli and Vary come from the edge',
      accept: { encoding: 'gzip', vary: false },
    },
    { cases: /^gzip/, reason: 'the local runtime leaves out Vary; the edge adds it', accept: { vary: false } },
    {
      cases: /^film, /,
      reason: 'the local runtime sends the whole file; parts are cut by the edge cache',
      accept: { status: 200, range: undefined },
    },
    {
      cases: /^\/404/,
      reason:
        'static assets cannot answer an existing file with 404; a permanent redirect leads to an address without a page',
      accept: { follow: true },
    },
    {
      cases: /^odd: two slashes, (page of this site|index)/,
      reason: 'the runtime redirects to the tidied address, where there is a page',
      accept: { follow: true, status: 200, file: undefined },
    },
    {
      cases: /^odd: (lone %|half an escape|escaped|two slashes)/,
      reason: 'the runtime first redirects to the tidied address; there stands the designed page with status 404',
      accept: { follow: true },
    },
  ],
};

export const engines: readonly Engine[] = [nginx, apache, cloudflare];
