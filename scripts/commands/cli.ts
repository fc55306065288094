/** The one door of the editors' commands: `npm run check` is `tsx scripts/commands/cli.ts check`. */
import { commands } from '.';
import { run } from './terminal';

const [name = '', ...args] = process.argv.slice(2);
await run(async () => commands[name]?.(args));
