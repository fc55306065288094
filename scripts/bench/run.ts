/**
 * `npm run bench`: measures the built site with Lighthouse, compared with the limit page, and the response to
 * interactions. `npm run bench:inp` measures interactions only.
 *
 *   npm run bench -- / /about --runs 5      (default: a page of each kind, 3 runs)
 */
import { parseArgs } from 'node:util';
import { finish } from './figures';
import { measureLoading } from './lighthouse';
import { measurePresses } from './presses';
import { serveWithLimit } from './serve';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, presses: { type: 'boolean' } },
});
const runs = Number(values.runs);
if (!(runs >= 1)) throw new Error(`--runs is ${values.runs}; it must be a number of 1 or more.`);
/** A page of each kind. */
const defaultPages = ['/', '/about', '/lankacrm', '/web-application-development', '/digital-marketing', '/contact'];

const origin = await serveWithLimit();
const slow = values.presses
  ? []
  : await measureLoading(origin, positionals.length > 0 ? positionals : defaultPages, runs);
finish([...slow, ...(await measurePresses(origin, runs))]);
process.exit();
