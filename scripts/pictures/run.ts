/** `npm run pictures`: takes up new pictures while `npm run dev` runs; `npm run dev` begins with it. */
import { run } from '../commands/terminal';
import { prepare } from './prepare';

await run(() => prepare());
