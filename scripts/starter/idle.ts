/** What can wait until the page is idle. A module of its own, loaded by the starter. */
import { carryPictures } from './idle/carry';
import { watchConnection } from './idle/connection';
import { watchFilms } from './idle/films';
import { applyFonts } from './idle/fonts';
import { lightOwnHours } from './idle/hours';
import { readyLinks } from './idle/links';
import { loadPictures } from './idle/pictures';
import { layOutSections } from './idle/sections';
import { measureVitals } from './idle/vitals';

const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

watchConnection();
carryPictures();
if (!saving) readyLinks();
measureVitals();
lightOwnHours();
await applyFonts();
await layOutSections();
if (!still && !saving) watchFilms();
if (!saving) loadPictures();
