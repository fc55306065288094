import { check } from './check';
import { deploy } from './deploy';
import { remove, rename } from './move';
import { addNew } from './new';

/** The editors' commands by the name that npm runs them with. A command resolves to false when something is not in order. */
export const commands: Record<string, (args: string[]) => unknown> = {
  check: () => check(false),
  'launch-check': () => check(true),
  new: addNew,
  rename,
  remove,
  deploy,
};
