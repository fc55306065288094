import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const QUIET = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const SOFTWARE_GL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

/** Path of a Chromium to use, or undefined when none is installed. CHROMIUM_PATH wins. */
export function chromiumPath() {
  let own;
  try {
    own = chromium.executablePath();
  } catch {
    /* Playwright has none for this system */
  }
  return [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', own].find(
    (p) => p && existsSync(p),
  );
}

/**
 * Runs `use` with a headless Chromium and closes it afterwards, whatever happens.
 * @template T
 * @param {(browser: import('playwright-core').Browser) => Promise<T>} use
 * @param {{gl?: boolean}} [options] gl: draw WebGL in software, the same on every machine
 * @returns {Promise<T>}
 */
export async function withBrowser(use, { gl = false } = {}) {
  const executablePath = chromiumPath();
  if (!executablePath)
    throw new Error('No Chromium found. Install one (apt-get install chromium) or set CHROMIUM_PATH.');
  const browser = await chromium.launch({
    executablePath,
    headless: true,
    args: [...QUIET, ...(gl ? SOFTWARE_GL : [])],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
