/** `npm run pictures`; also runs before `npm run dev`. */
import { run } from '../commands/terminal';
import { prepare } from './prepare';

await run(() => prepare());
