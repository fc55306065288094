import { flags } from './ask';
import { newClient } from './new/client';
import { newPage } from './new/page';
import { newPerson } from './new/person';
import { CommandError, plain } from './terminal';

const known = ['name', 'slug', 'after', 'kind', 'summary', 'role', 'picture', 'business', 'country', 'logo'];

/**
 * `npm run new product|service|person|client`: asks a few questions (or takes flags) and writes what is needed:
 * a valid file or entry, its place in the order, and stand-in pictures of the right size.
 */
export async function addNew(args: readonly string[]): Promise<void> {
  const { values, words } = flags(known, args);
  const [kind] = words;
  if (kind === 'product' || kind === 'service') await newPage(kind, values);
  else if (kind === 'person') await newPerson(values);
  else if (kind === 'client') await newClient(values);
  else {
    if (kind) plain(`“${kind}” is not known here.`);
    throw new CommandError('Say what to add.', 'run npm run new product | service | person | client');
  }
}
