import type { BrowserContext } from 'playwright-core';
import { withChromium } from '../../../chromium';
import { noteReady } from '../../browser';
import type { Place } from '../../proof';
import { noteSent } from './steps';

/** One fault: what the visitor does in a browser that has it. */
export interface Fault {
  name: string;
  /** @throws when the fault does harm */
  run: (place: Place) => Promise<void>;
}

/** Runs what a visitor does in a Chromium of its own. */
export const inContext =
  (visit: (context: BrowserContext, place: Place) => Promise<void>): Fault['run'] =>
  (place) =>
    withChromium(async (browser) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      context.setDefaultTimeout(15_000);
      await context.addInitScript(noteReady);
      await context.addInitScript(noteSent);
      await visit(context, place);
    });
