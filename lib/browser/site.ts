/**
 * The site's script. lib/browser/loader.ts loads it when the page is idle or on the first user interaction; under
 * `npm run dev` components/islands/DevLoader does.
 */
import { showOwnCurrency } from './currency';
import { prefersReducedMotion, savesData } from './dom';
import { watchFilms } from './films';
import { applyFonts } from './fonts';
import { highlightVisitorTimeZone } from './hours';
import { watchIslands } from './islands';
import { prefetchLinks } from './links';
import { preventOfflineNavigation } from './notices';
import { copyMessageToWhatsApp } from './whatsapp';
import { showYear } from './year';

async function start(): Promise<void> {
  const { loader } = window;
  if (loader && !loader.start()) return;
  if (loader) watchIslands(loader);
  document.dispatchEvent(new Event('site:ready'));

  preventOfflineNavigation();
  showYear();
  highlightVisitorTimeZone();
  showOwnCurrency();
  copyMessageToWhatsApp();
  if (!savesData()) prefetchLinks();
  loader?.interaction.then(() => import('./afterInteraction'));

  await applyFonts();
  if (!savesData() && !prefersReducedMotion()) watchFilms();
}

start();
