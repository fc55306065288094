import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { installDebian } from './debian';

/** Places where a Chromium usually is. */
const installed = () =>
  [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ].find((file) => file && fs.existsSync(file));

/**
 * A Chromium to test with: an installed one, else Playwright's own download, else Debian's package (as root).
 *
 * @returns its path
 * @throws with what to do when there is none to be had
 */
export function findChromium(): string {
  const found = installed();
  if (found) return found;
  console.log('No Chromium here yet: installing one. (CHROMIUM_PATH names one that is elsewhere.)');
  if (spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' }).status !== 0)
    installDebian('chromium');
  return installed() ?? chromium.executablePath();
}

/**
 * Parts of Chromium that nothing here needs. Of two such lists it reads only the last, so the first five are what
 * Playwright leaves out. The others draw the suggestions of the address bar as pages of their own in each new window,
 * which costs as much as the page that is tested.
 */
const withoutFeatures = [
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'Translate',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** Switches for every Chromium that is started here, besides those of Playwright and Lighthouse. */
export const chromiumArgs = [`--disable-features=${withoutFeatures.join()}`, '--no-sandbox'];

/**
 * Starts a Chromium without a window; `await using` ends it, whatever happens.
 *
 * @param switches  more switches for it
 * @throws with what to do when there is none to be had
 */
export const launchChromium = (...switches: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs, ...switches] });
