import { flags } from './ask';
import { newEntry } from './new/entry';
import { newPage } from './new/page';
import { CommandError } from './terminal';

const known = ['name', 'slug', 'role', 'picture', 'business', 'country', 'logo'];

/**
 * `npm run new product|service|person|client`: asks a few questions (or takes flags) and writes what is needed:
 * a valid file or entry, its place in the order, and stand-in pictures of the right size.
 */
export async function addNew(args: readonly string[]): Promise<void> {
  const { values, words } = flags(known, args);
  const [kind = 'nothing'] = words;
  if (kind === 'product' || kind === 'service') await newPage(kind, values);
  else if (kind === 'person' || kind === 'client') await newEntry(kind, values);
  else
    throw new CommandError(
      `Say what to add; “${kind}” is not known here.`,
      'run npm run new product | service | person | client',
    );
}
