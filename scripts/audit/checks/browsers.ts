import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import type { Check } from '../check';
import { installDebian } from '../processes';

interface BrowserCheck {
  name: string;
  claim: string;
  /** Words after `playwright test` that choose the tests. */
  choose: readonly string[];
  /** Debian packages that bring the browser, and files by which one sees that they are there. */
  packages?: readonly string[];
  files?: readonly string[];
}

/** A check that Playwright runs; it prints by itself what it finds. */
const browserCheck = ({ name, claim, choose, packages = [], files = [] }: BrowserCheck): Check => ({
  name,
  claim,
  run({ root }) {
    const missing = installDebian(packages, () => files.every((file) => fs.existsSync(file)));
    if (missing) return { problems: [], notRun: [missing] };
    const { status } = spawnSync('npx', ['playwright', 'test', ...choose], { cwd: root, stdio: 'inherit' });
    return { problems: status === 0 ? [] : ['see what Playwright says above'] };
  },
});

const audit = '--config=playwright.audit.config.ts';

export const browserChecks: readonly Check[] = [
  browserCheck({
    name: 'firefox',
    claim: 'all pages, menus, the carousel, forms and calculators work in Firefox without an error',
    choose: [audit, '--project=firefox*'],
    packages: ['firefox-esr'],
    files: ['/usr/bin/firefox-esr'],
  }),
  browserCheck({
    name: 'webkit',
    claim: 'all pages, menus, the carousel, forms and calculators work in WebKit without an error',
    choose: [audit, '--project=webkit'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    files: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/xauth'],
  }),
  browserCheck({
    name: 'accessibility',
    claim: 'axe, HTML_CodeSniffer and IBM Equal Access find no violation of WCAG 2.2 AA on any page, width or state',
    choose: [audit, '--project=accessibility'],
  }),
  browserCheck({
    name: 'visual',
    claim: 'every kind of section, the menus and the demonstrations look like their kept pictures',
    choose: [audit, '--project=visual'],
  }),
  browserCheck({
    name: 'contrast',
    claim: 'the words of every opening and closing reach 4.5 : 1, large ones 3 : 1, on their pictures at five widths',
    choose: [audit, '--project=contrast'],
  }),
  browserCheck({
    name: 'hosts',
    claim: 'nginx, Apache and Cloudflare’s local runtime give the answers of the table of requests',
    choose: [audit, '--project=hosts'],
    packages: ['nginx', 'libnginx-mod-http-brotli-static', 'apache2'],
    files: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so', '/usr/sbin/apache2'],
  }),
  browserCheck({
    name: 'editor',
    claim: 'the editor changes content in a real browser, and the preview shows it',
    choose: ['--config=tests/editor/playwright.config.ts', '--project=editor'],
  }),
];
