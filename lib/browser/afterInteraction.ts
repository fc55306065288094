/** Loaded with the first user interaction, because none of this matters before somebody scrolls, navigates or leaves. */
import { savesData } from './dom';
import { runEntrances } from './entrances';
import { transitionPictures } from './viewTransitions';
import { measureVitals } from './vitals';

transitionPictures();
runEntrances();
measureVitals();
// Fetches the lazy pictures before the visitor can scroll to an empty frame.
if (!savesData()) for (const image of document.images) image.loading = 'eager';
