import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { nodeCommand } from './nodeCommand';

/** As root Chromium's sandbox cannot start. */
const isRoot = process.getuid?.() === 0;

const installed = () =>
  [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ].find((file) => file && fs.existsSync(file));

const run = (program: string, ...args: string[]): boolean =>
  spawnSync(...nodeCommand(program, ...args), { stdio: 'inherit' }).status === 0;

/**
 * The path of a Chromium: an installed one, else Playwright's download, else, as root on Debian, its package.
 *
 * @throws with the command to type when none can be installed
 */
function findChromium(): string {
  const found = installed();
  if (found) return found;
  const packages = isRoot ? ' and the system packages that it needs' : '';
  console.log(`No Chromium found (CHROMIUM_PATH can name one). Installing Playwright’s Chromium${packages}.`);
  const isDownloaded = run('playwright', 'install', 'chromium', ...(isRoot ? ['--with-deps'] : []));
  if (!isDownloaded && isRoot) {
    console.log('Installing Debian’s Chromium instead.');
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
  }
  const now = installed();
  if (!now) throw new Error('No Chromium could be installed. As root on Debian: apt-get install chromium');
  return now;
}

/**
 * Chromium obeys only the last `--disable-features`, so the first five repeat Playwright's own list. The others render
 * the suggestions of the address bar as a page in each new window, which costs as much as the page under test.
 */
const disabledFeatures = [
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'Translate',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** Playwright's options for Chromium, whose sandbox it turns off unless told otherwise. */
export const chromiumOptions = (...switches: string[]): LaunchOptions => ({
  executablePath: findChromium(),
  args: [`--disable-features=${disabledFeatures.join()}`, ...(isRoot ? ['--no-sandbox'] : []), ...switches],
  chromiumSandbox: !isRoot,
});

/** Starts a headless Chromium; declare it with `await using` so that it ends with its block. */
export const launchChromium = (...switches: string[]): Promise<Browser> =>
  chromium.launch(chromiumOptions(...switches));
