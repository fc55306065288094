/** What matters only once a visitor is there: loaded by the site's script with the first press, key or movement. */
import { carryPictures } from './carry';
import { runEntrances } from './entrances';
import { runScrollToTop } from './scrollToTop';

runScrollToTop();
carryPictures();
runEntrances();
