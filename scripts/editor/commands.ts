import { sampleList } from '@/lib/check/samples';
import { check } from './check';
import { deploy } from './deploy';
import { addNew } from './new';
import { remove } from './remove';
import { rename } from './rename';
import { markSamplePictures } from './samplePictures';
import { count, good } from './terminal';

/** The editors' commands by the name that npm runs them with. A command resolves to false when something is not in order. */
export const commands: Record<string, (args: readonly string[]) => Promise<unknown>> = {
  check: () => check(false),
  'launch-check': () => check(true),
  new: addNew,
  rename: async (args) => rename(args),
  remove: async (args) => remove(args),
  deploy,
  'mark-samples': async () => good(`${count(markSamplePictures(), 'sample picture')} noted in ${sampleList}.`),
};
