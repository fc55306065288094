import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { installDebian, isRoot } from './debian';
import { nodeCommand } from './nodeCommand';

const installed = () =>
  [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ].find((file) => file && fs.existsSync(file));

const playwright = (...args: string[]): boolean =>
  spawnSync(...nodeCommand('playwright', ...args), { stdio: 'inherit' }).status === 0;

/**
 * The path of a Chromium: an installed one, else Playwright's download, else, as root, Debian's package.
 *
 * @throws with the command to type when none can be installed
 */
export function findChromium(): string {
  const found = installed();
  if (found) return found;
  console.log('No Chromium found (CHROMIUM_PATH can name one). Downloading Playwright’s Chromium.');
  if (!playwright('install', 'chromium')) installDebian('chromium');
  else if (isRoot && process.platform === 'linux') {
    console.log('Installing the system packages that it needs.');
    playwright('install-deps', 'chromium');
  }
  return installed() ?? chromium.executablePath();
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

/** Switches for every Chromium, in addition to those of Playwright and Lighthouse. As root its sandbox cannot start. */
export const chromiumArgs = [`--disable-features=${disabledFeatures.join()}`, ...(isRoot ? ['--no-sandbox'] : [])];

/** Playwright's options for Chromium. Playwright turns the sandbox off unless told otherwise. */
export const chromiumOptions = (...switches: string[]): LaunchOptions => ({
  executablePath: findChromium(),
  args: [...chromiumArgs, ...switches],
  chromiumSandbox: !isRoot,
});

/** Starts a headless Chromium; declare it with `await using` so that it ends with its block. */
export const launchChromium = (...switches: string[]): Promise<Browser> =>
  chromium.launch(chromiumOptions(...switches));
