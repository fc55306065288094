import fs from 'node:fs';
import type { z } from 'zod';
import { clients, team } from '@/content/schema/site';
import { fieldSchema } from '@/lib/content/fieldSchema';
import { answers, type Flags, fits, type Question } from '../ask';
import { changeYaml, readYaml } from '../files';
import { slugOf } from '../names';
import { addPicture, freeName, type Upload, usable } from '../pictures';
import { standIn, standInLogo } from '../stand-in';
import { CommandError, good, next, note } from '../terminal';

/** What can be added: an entry of a list in a file, with the texts that are asked for and the place of its picture. */
const kinds = {
  person: {
    name: 'team',
    list: 'people',
    fields: team.shape.people.element.shape,
    texts: ['slug', 'role'],
    at: ['picture', 'src'],
  },
  client: {
    name: 'clients',
    list: 'clients',
    fields: clients.shape.clients.element.shape,
    texts: ['business', 'country'],
    at: ['logo'],
  },
} as const;

const initials = (name: string): string =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('');

/** @throws CommandError when there is no such file */
function upload(file: string): Upload {
  if (!fs.existsSync(file))
    throw new CommandError(`There is no file ${file}.`, 'check the name, or leave it empty for a stand-in.');
  return { called: file, bytes: fs.readFileSync(file) };
}

/** Draws a stand-in for a portrait or a logo. Returns its file below content/media/pictures. */
async function drawn(kind: 'person' | 'client', name: string, short: string): Promise<string> {
  if (kind === 'client') return standInLogo(`${freeName(`clients/${short || 'client'}`)}.svg`, name);
  return standIn(`${freeName(`team/${short}`)}.png`, initials(name), 800, 1000);
}

/**
 * Asks for a person or client and adds the entry at the end of its list, by the rules of the form. Without a picture, a
 * stand-in is drawn.
 */
export async function newEntry(kind: 'person' | 'client', given: Flags): Promise<void> {
  const { name: file, list, texts, at } = kinds[kind];
  const fields: Record<string, z.ZodType> = kinds[kind].fields;
  const entries = readYaml<Record<string, Record<string, unknown>[]>>(`content/${file}.yaml`)[list] ?? [];
  const place = { name: file, at: [list, 0, ...at] };
  const text = (field: string, fallback?: string): Question => {
    const schema = fields[field] as z.ZodType;
    const alone = field === 'name' || field === 'slug';
    return {
      name: field,
      words: fieldSchema(schema).label ?? field,
      fallback,
      wrong: (answer) =>
        alone && entries.some((other) => other[field] === answer)
          ? `“${answer}” is on the list already.`
          : fits(schema)(answer),
    };
  };
  const { name = '' } = await answers([text('name')], given);
  const short = slugOf(name);
  const [holder] = at;
  const picture: Question = {
    name: holder,
    words: 'Picture: a file on this computer (empty: a stand-in)',
    fallback: '',
    wrong: async (answer) => {
      try {
        if (answer) await usable(upload(answer), place);
      } catch (error) {
        return (error as Error).message;
      }
    },
  };
  const questions = [...texts.map((field) => text(field, field === 'slug' && short ? short : undefined)), picture];
  const { [holder]: chosen = '', ...told } = await answers(questions, given);

  const src = chosen ? await addPicture(upload(chosen), place) : await drawn(kind, name, told.slug ?? short);
  const data: Record<string, unknown> = {
    ...told,
    name,
    [holder]: kind === 'person' ? { src, alt: '' } : src,
    sample: chosen ? undefined : true,
  };
  const entry = Object.fromEntries(Object.keys(fields).map((field) => [field, data[field]]));
  changeYaml<Record<string, unknown[]>>(`content/${file}.yaml`, (all) => ({ ...all, [list]: [...entries, entry] }));
  good(`${name} stands at the end of content/${file}.yaml; the arrows in the form move the entry.`);
  if (!chosen)
    note(`A stand-in is drawn: content/media/pictures/${src}. Replace it in the form, then turn “Sample” off.`);
  next('run “npm run check”, then look at the page with “npm run edit”.');
}
