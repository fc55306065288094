import { check } from './check';
import { deploy } from './deploy';
import { remove, rename } from './move';
import { addNew } from './new';
import { run } from './terminal';

const commands: Record<string, (args: string[]) => unknown> = {
  check: () => check(false),
  'launch-check': () => check(true),
  new: addNew,
  rename,
  remove,
  deploy,
};

const [name = '', ...args] = process.argv.slice(2);
await run(async () => commands[name]?.(args));
