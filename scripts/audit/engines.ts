import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Redirect } from '@/lib/headers';
import type { Exception } from '@/tests/hosts/check';
import { nginxConf } from '../hosts/nginx';
import type { HostSite } from '../hosts/site';
import { wrangler } from '../hosts/static-files';
import { freePort } from '../net';
import { startServer } from '../serve/server';
import { installDebian, type Running, startProcess } from './processes';
import { NotHere, tool } from './tools';

export interface Place {
  /** Folder of the export, or a link to it. */
  dir: string;
  site: HostSite;
  moved: readonly Redirect[];
  /** Scratch folder of this engine. */
  work: string;
}

export interface Engine {
  name: string;
  /** Installs what is missing; returns why the engine cannot run here. */
  prepare: () => string | undefined;
  start: (place: Place) => Promise<Running>;
  exceptions: readonly Exception[];
}

const ownServer: Engine = {
  name: 'npm start',
  prepare: () => undefined,
  async start({ dir, moved }) {
    const { url, close } = await startServer({ dir, moved, host: '127.0.0.1', watchEvery: 100 });
    return { origin: url.replace('localhost', '127.0.0.1'), stop: close };
  },
  exceptions: [],
};

const nginxModules = '/usr/lib/nginx/modules';

const nginx: Engine = {
  name: 'nginx',
  prepare: () =>
    installDebian(
      ['nginx', 'libnginx-mod-http-brotli-static'],
      () => fs.existsSync('/usr/sbin/nginx') && fs.existsSync(`${nginxModules}/ngx_http_brotli_static_module.so`),
    ),
  async start({ dir, site, work }) {
    const port = await freePort();
    const conf = path.join(work, 'main.conf');
    fs.writeFileSync(path.join(work, 'site.conf'), nginxConf(site, { listen: `127.0.0.1:${port}`, root: dir }));
    const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${work}/${name};`,
    );
    fs.writeFileSync(
      conf,
      `load_module ${nginxModules}/ngx_http_brotli_static_module.so;
user ${os.userInfo().username};
worker_processes 1;
daemon off;
pid ${work}/nginx.pid;
error_log ${work}/error.log;
events { worker_connections 2048; }
http { access_log off; ${temp.join(' ')} include ${work}/site.conf; }
`,
    );
    return startProcess('/usr/sbin/nginx', ['-c', conf, '-p', work, '-e', `${work}/error.log`], port);
  },
  exceptions: [],
};

const apacheModules = '/usr/lib/apache2/modules';
const apacheBase = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'setenvif'];

/** Apache as shared hosting runs it: nothing of ours but the .htaccess in the export. */
const apache: Engine = {
  name: 'Apache',
  prepare: () => installDebian(['apache2'], () => fs.existsSync('/usr/sbin/apache2')),
  async start({ dir, work }) {
    const port = await freePort();
    const conf = path.join(work, 'apache.conf');
    // Apache's workers give up root; the scratch folder must be readable to them.
    fs.chmodSync(work, 0o755);
    fs.writeFileSync(
      conf,
      `ServerRoot ${work}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${work}/apache.pid
ErrorLog ${work}/error.log
User www-data
Group www-data
${apacheBase.map((module) => `LoadModule ${module}_module ${apacheModules}/mod_${module}.so`).join('\n')}
TypesConfig /etc/mime.types
AddType application/x-gzip .gz .tgz
KeepAlive On
DocumentRoot ${dir}
<Directory ${dir}>
  AllowOverride All
  Require all granted
</Directory>
`,
    );
    return startProcess('/usr/sbin/apache2', ['-X', '-f', conf], port);
  },
  exceptions: [
    {
      cases: /^odd: (NUL|escaped)/,
      reason: 'Apache refuses %00 and %2f before it reads .htaccess: status 404 with its own page',
      accept: { type: 'text/html; charset=iso-8859-1', file: undefined, securityHeaders: false },
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

const cloudflare: Engine = {
  name: 'Cloudflare (wrangler)',
  prepare() {
    try {
      tool('wrangler', 'bin/wrangler.js');
    } catch (error) {
      if (error instanceof NotHere) return error.message;
      throw error;
    }
  },
  async start({ dir, site, work }) {
    const port = await freePort();
    const inspector = await freePort();
    const config = JSON.parse(wrangler(site).replace(/^\/\/.*$/gm, ''));
    config.assets.directory = dir;
    config.routes = undefined;
    fs.writeFileSync(path.join(work, 'wrangler.json'), JSON.stringify(config));
    const program = tool('wrangler', 'bin/wrangler.js');
    const args = [
      'dev',
      '--config',
      'wrangler.json',
      '--ip',
      '127.0.0.1',
      '--port',
      `${port}`,
      '--inspector-port',
      `${inspector}`,
    ];
    const env = { WRANGLER_SEND_METRICS: 'false', CI: '1', HOME: work, XDG_CONFIG_HOME: work };
    return startProcess(process.execPath, [program, ...args, '--show-interactive-dev-session=false'], port, {
      cwd: work,
      env,
      seconds: 60,
    });
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
      cases: /^\/(404|_not-found)/,
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

export const engines: readonly Engine[] = [ownServer, nginx, apache, cloudflare];
