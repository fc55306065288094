import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { freePort } from '@/scripts/net';
import type { Visitor } from './visitor';

/** The parts of selenium-webdriver that are used here; the package is installed by the audit only. */
interface Element {
  click: () => Promise<void>;
  sendKeys: (text: string) => Promise<void>;
}
interface Driver {
  get: (address: string) => Promise<void>;
  executeScript: <T>(script: string, ...args: unknown[]) => Promise<T>;
  findElement: (by: unknown) => Element & Promise<Element>;
  switchTo: () => { activeElement: () => Promise<Element> };
  manage: () => { window: () => { setRect: (rect: { width: number; height: number }) => Promise<unknown> } };
  getCapabilities: () => Promise<{ get: (name: string) => string }>;
  quit: () => Promise<void>;
}
interface Selenium {
  Builder: new () => {
    usingServer: (address: string) => Selenium['Builder'] extends new () => infer B ? B : never;
    withCapabilities: (wanted: object) => Selenium['Builder'] extends new () => infer B ? B : never;
    build: () => Promise<Driver>;
  };
  By: { css: (selector: string) => unknown };
  Key: Record<string, string>;
}

interface WebkitPlaces {
  /** Folder of the selenium-webdriver package. */
  selenium: string;
  /** Path of WebKit's small browser. */
  miniBrowser: string;
}

/** Starts a screen that nobody sees. Resolves to its name, such as :99. */
function startScreen(): Promise<{ name: string; process: ChildProcess }> {
  const process = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((ready, failed) => {
    process.once('error', failed);
    process.once('exit', (code) => failed(new Error(`Xvfb ended with ${code}`)));
    process.stdio[3]?.once('data', (number) => ready({ name: `:${String(number).trim()}`, process }));
  });
}

/** A visitor with Debian's WebKitGTK, on a screen that nobody sees. */
export async function webkitVisitor({ selenium, miniBrowser }: WebkitPlaces): Promise<Visitor> {
  const { Builder, By, Key } = createRequire(import.meta.url)(selenium) as Selenium;
  const screen = await startScreen();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: screen.name, LANG: 'en_GB.UTF-8' };
  const server = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const end = () => {
    server.kill();
    screen.process.kill();
  };
  process.once('exit', end);
  let driver: Driver | undefined;
  for (const last = Date.now() + 30_000; !driver; ) {
    try {
      driver = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
        })
        .build();
    } catch (error) {
      if (Date.now() > last) {
        end();
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  const browser = driver;
  const capabilities = await browser.getCapabilities();
  const find = async (selector: string) => {
    const element = await browser.findElement(By.css(selector));
    await browser.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);
    return element;
  };
  const resize = async (width: number, height: number) => {
    const window = browser.manage().window();
    await window.setRect({ width, height });
    // The window has a frame: what is missing inside is added outside.
    const [inner, outer] = await browser.executeScript<[number, number]>('return [innerWidth, innerHeight]');
    await window.setRect({ width: 2 * width - inner, height: 2 * height - outer });
  };
  await resize(1440, 900);
  return {
    name: `WebKitGTK ${capabilities.get('browserVersion')}`,
    open: (address) => browser.get(address),
    ask: (expression) => browser.executeScript(`return (${expression})`),
    click: async (selector) => (await find(selector)).click(),
    type: async (selector, text) => (await find(selector)).sendKeys(text),
    press: async (key) => (await browser.switchTo().activeElement()).sendKeys(Key[key.toUpperCase()] ?? ''),
    resize,
    close: async () => {
      await browser.quit().catch(() => undefined);
      process.off('exit', end);
      end();
    },
  };
}
