/**
 * `npm run bench:inp`: how soon presses are answered, as in `npm run bench`, without its visits by Lighthouse.
 *
 *   npm run bench:inp -- --runs 5      (default 3)
 */
import { benchArguments, finish } from './core';
import { measurePresses } from './presses';
import { serveWithLimit } from './serve';

finish(await measurePresses(await serveWithLimit(), benchArguments().runs));
process.exit();
