import fs from 'node:fs';
import { samples } from '@/lib/content/check/samples';
import { file, useCopy, write } from '../support/runCommand';

useCopy((name) => name === 'content/media/samples.json');

const made = () => samples().map(({ what }) => what);

/** A client marked as a sample, one whose logo is a placeholder, and one with an address that cannot be real. */
beforeEach(() => {
  for (const folder of ['services', 'products']) fs.mkdirSync(file(`content/${folder}`), { recursive: true });
  write(
    'content/clients.yaml',
    `clients:
  - { name: Marked, logo: clients/marked.svg, sample: true }
  - { name: Plain, logo: clients/stand-in.png }
  - { name: shop.example }
`,
  );
  write('content/media/pictures/clients/marked.svg', 'marked');
  write('content/media/pictures/clients/stand-in.png', fs.readFileSync('content/media/placeholder.png'));
});

test('marked values with their pictures, placeholders and reserved domains are samples', () => {
  expect(made()).toEqual(['clients/marked.svg', 'Marked', 'clients/stand-in.png', 'shop.example']);
});

test('a placeholder is a sample until it is replaced, even when it is renamed', () => {
  const picture = (name: string) => file(`content/media/pictures/clients/${name}.png`);
  fs.renameSync(picture('stand-in'), picture('renamed'));
  write('content/clients.yaml', 'clients:\n  - { name: Plain, logo: clients/renamed.png }\n');
  expect(made()).toEqual(['clients/renamed.png']);
  write('content/media/pictures/clients/renamed.png', 'the real one');
  expect(made()).toEqual([]);
});
