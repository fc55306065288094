import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { content } from '@/lib/content';
import { chromiumArgs, findChromium } from '../../../chromium';
import { noteReady, wake } from '../../browser';
import type { Fault } from './fault';
import { chooseSurge, expect, fillContact, noteSent, send, total } from './steps';

const { words } = content();

/** Chromium with site data switched off in its settings, which also makes localStorage throw. */
export const storageDenied: Fault = {
  name: 'storage and cookies denied',
  async run({ origin, routes, work, progress }) {
    const profile = fs.mkdtempSync(path.join(work, 'profile-'));
    fs.mkdirSync(path.join(profile, 'Default'));
    const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
    fs.writeFileSync(path.join(profile, 'Default/Preferences'), JSON.stringify(settings));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: findChromium(),
      args: chromiumArgs,
      viewport: { width: 1280, height: 800 },
    });
    try {
      await context.addInitScript(noteReady);
      await context.addInitScript(noteSent);
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(`${origin}/`);
      const denied = await page.evaluate(() => {
        try {
          return !window.localStorage;
        } catch {
          return true;
        }
      });
      expect('the browser denies storage', denied);
      errors.length = 0;
      for (const [i, route] of routes.entries()) {
        progress(i + 1, routes.length, `without storage: ${route}`);
        await page.goto(origin + route);
        await wake(page);
      }
      await page.goto(`${origin}/BudgetCalculator`);
      await wake(page);
      await chooseSurge(page);
      await total(page, 'LKR 25,500');
      await page.goto(`${origin}/contact`);
      await wake(page);
      await fillContact(page);
      await send(page);
      await page.getByText(words.forms.after.opened).waitFor();
      if (errors.length > 0) throw new Error(errors.slice(0, 3).join('; '));
    } finally {
      await context.close();
    }
  },
};
