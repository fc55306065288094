import { team } from '@/content/schema/site';
import { fieldSchema } from '@/lib/content/fieldSchema';
import { answers } from '../ask';
import { changeYaml, readYaml, refuseExisting } from '../files';
import { standIn } from '../stand-in';
import { good, next, note } from '../terminal';
import { type Given, longerThan, placed, slugFor, slugOf } from './names';
import { takePicture, unusable } from './picture';

interface Person {
  slug: string;
  name: string;
}

/** Smallest size of a portrait in pixels, from the schema that checks it. */
function portraitSize(): { width: number; height: number } {
  const { minWidth: width = 0, minHeight: height = 0 } =
    fieldSchema(team).properties?.people?.items?.properties?.picture?.properties?.src ?? {};
  return { width, height };
}

const initials = (name: string): string =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('');

/** Asks for a person and writes the entry in content/team.yaml and the portrait, or a stand-in for it. */
export async function newPerson(given: Given): Promise<void> {
  const need = portraitSize();
  const { people } = readYaml<{ people: Person[] }>('content/team.yaml');
  const {
    name = '',
    role = '',
    after = '',
    picture = '',
  } = await answers(
    [
      {
        name: 'name',
        words: 'Name',
        wrong: (answer) =>
          people.some((person) => person.name === answer)
            ? `${answer} is in the team already.`
            : longerThan(40)(answer),
      },
      { name: 'role', words: 'Role, such as “Mobile Engineer”', wrong: longerThan(40) },
      {
        name: 'after',
        words: 'Where in the grid? After whom (name)',
        fallback: people.at(-1)?.name ?? '',
        wrong: (who) =>
          people.some((person) => person.name === who || person.slug === who) || people.length === 0
            ? undefined
            : `There is no “${who}” in the team. Use one of: ${people.map((person) => person.name).join(', ')}`,
      },
      {
        name: 'picture',
        words: 'Portrait: a file on this computer (empty: a stand-in)',
        fallback: '',
        wrong: unusable(need),
      },
    ],
    given,
  );
  const slug = await slugFor(slugOf(name.replace(/\d/g, '')), given, (answer) => {
    if (!/^[a-z]+(-[a-z]+)*$/.test(answer)) return `“${answer}” will not do: use small letters and dashes.`;
    const holder = people.find((person) => person.slug === answer);
    return holder && `“${answer}” stands for ${holder.name} already.`;
  });
  let src = `team/${slug}.png`;
  if (picture) src = await takePicture(picture, `team/${slug}`, need);
  else {
    refuseExisting([`content/media/pictures/${src}`]);
    await standIn(src, initials(name), need.width * 2, need.height * 2);
  }
  const person = {
    slug,
    name,
    role,
    picture: { src, alt: '' },
    ...(picture ? {} : { sample: true }),
  };
  changeYaml<{ people: Person[] }>('content/team.yaml', (all) => ({
    ...all,
    people: placed(all.people, person, (other) => other.name === after || other.slug === after),
  }));
  good(`${name} stands in content/team.yaml, after ${after}.`);
  if (!picture)
    note(
      `A stand-in portrait is drawn. Replace content/media/pictures/${src} (at least ${need.width} × ${need.height} pixels) and take away “sample: true”.`,
    );
  next('run “npm run check”, then look at the About page with “npm run edit”.');
}
