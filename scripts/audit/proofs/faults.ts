import { withChromium } from '../../chromium';
import { noteReady, wake } from '../browser';
import { errorText, type Outcome, type Place, type Proof } from '../proof';
import { NotHere } from '../tools';
import { autoplayRefused } from './faults/autoplay';
import type { Fault } from './faults/fault';
import { redeployForms, redeployLinks } from './faults/redeploy';
import { stalled } from './faults/stalled';
import { chunks } from './faults/steps';
import { storageDenied } from './faults/storage';

const all: readonly Fault[] = [stalled, redeployLinks, redeployForms, storageDenied, autoplayRefused];

/** The check must be able to fail: a page without any script wakes for nobody. */
async function isBlind({ origin }: Place): Promise<boolean> {
  return withChromium(async (browser) => {
    const page = await browser.newPage();
    await page.route(chunks, (route) => route.abort());
    await page.addInitScript(noteReady);
    await page.goto(`${origin}/contact`);
    const awake = wake(page).then(() => true);
    return Promise.race([awake, page.waitForTimeout(4000).then(() => false)]).catch(() => false);
  });
}

export const faults: Proof = {
  name: 'faults',
  claim: 'stalled scripts, a redeploy under an open tab, denied storage and refused autoplay break nothing',
  minutes: 6,
  async run(place): Promise<Outcome> {
    const problems: string[] = [];
    const notRun: string[] = [];
    let held = 0;
    for (const [i, { name, run }] of all.entries()) {
      try {
        await run(place);
        held++;
      } catch (error) {
        if (error instanceof NotHere) notRun.push(`${name}: ${error.message}`);
        else problems.push(`${name}: ${errorText(error).split('\n').slice(0, 2).join(' ')}`);
      }
      place.progress(i + 1, all.length, name);
    }
    if (await isBlind(place)) problems.push('the check is blind: a page without scripts counts as alive');
    return { problems, notRun, figures: `${held} of ${all.length - notRun.length} faults do no harm` };
  },
};
