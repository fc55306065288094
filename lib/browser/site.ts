/**
 * The site's script: what the browser does not do by itself. The script inside the page loads it when the page is idle
 * or a visitor shows a sign; under `npm run dev` components/islands/DevLoader does.
 */
import { runCalculators } from './calculator';
import { runCarousels } from './carousel';
import { readyDemos } from './demos';
import { addModule, prefersStill, savesData } from './dom';
import { runPauseButtons, watchFilms } from './films';
import { applyFonts } from './fonts';
import { runForms } from './forms';
import { lightOwnHours } from './hours';
import { readyLinks } from './links';
import { runMenus } from './menus';
import { stayWhileOffline } from './notices';
import { loadPictures } from './pictures';
import { layOutSections } from './sections';
import { measureVitals } from './vitals';
import { showYear } from './year';

async function run(): Promise<void> {
  const { early } = window;
  if (early?.begun) return;
  if (early) early.begun = true;

  runMenus();
  runCarousels();
  // Left out of the script of pages without them.
  if (process.env.TOOLS !== 'none') {
    runCalculators();
    runForms();
    lightOwnHours();
  }
  if (process.env.DEMO !== 'none') readyDemos();
  runPauseButtons();
  early?.giveBack();
  document.dispatchEvent(new Event('site:ready'));

  stayWhileOffline();
  measureVitals();
  showYear();
  if (!savesData()) readyLinks();
  (early?.visitor ?? Promise.resolve()).then(() => {
    // Its address in the built site; undefined under `npm run dev`.
    if (process.env.VISITOR) addModule(process.env.VISITOR);
    else import('./visitor');
  });

  await applyFonts();
  await layOutSections();
  if (savesData()) return;
  if (!prefersStill()) watchFilms();
  loadPictures();
}

run();
