/** What matters only to a visitor who is there: loaded by the site's script with the first press, key or movement. */
import { savesData } from './dom';
import { runEntrances } from './entrances';
import { transitionPictures } from './viewTransitions';
import { measureVitals } from './vitals';

transitionPictures();
runEntrances();
measureVitals();
// From now on nobody scrolls to an empty frame.
if (!savesData()) for (const image of document.images) image.loading = 'eager';
