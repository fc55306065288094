/** @jest-environment node */
import fs from 'node:fs';
import { PassThrough } from 'node:stream';
import sharp from 'sharp';
import { command, data, file, text, useCopy, write } from './copy';

useCopy();

const newClient = (name: string, ...rest: string[]) =>
  command('new', 'client', `--name=${name}`, '--business=Hardware shop', '--country=Canada', ...rest);
const newPerson = (name: string, ...rest: string[]) =>
  command('new', 'person', `--name=${name}`, '--role=Support Engineer', ...rest);

/** The command at a terminal, where somebody types these keys, one line for each question. */
async function typed(words: [string, string], keys: string[]): Promise<{ said: string; fine: boolean }> {
  const terminal = () => Object.assign(new PassThrough(), { isTTY: true }) as never as typeof process.stdin;
  const stdin = jest.spyOn(process, 'stdin', 'get').mockReturnValue(terminal());
  const stdout = jest.spyOn(process, 'stdout', 'get').mockReturnValue(terminal() as never);
  process.stdout.on('data', (part: Buffer) => {
    if (part.includes(': ')) process.stdin.push(keys.shift());
  });
  const result = await command(...words);
  stdin.mockRestore();
  stdout.mockRestore();
  return result;
}

describe('npm run new product', () => {
  test('writes a valid file at the end of the order, known as unfinished', async () => {
    const comment = text('content/order.yaml').split('\n')[0];
    const { said, fine } = await command('new', 'product', '--name=Shop Flow');
    expect(said).toContain('content/products/shop-flow.yaml');
    expect(fine).toBe(true);
    expect(data('content/order.yaml').products.at(-1)).toBe('shop-flow');
    expect(text('content/order.yaml').split('\n')[0]).toBe(comment);
    const check = await command('check');
    expect(check.fine).toBe(true);
    expect(check.said).toContain('words that still have to be written');
  });

  test('writes over no picture that is there already', async () => {
    write('public/cards/shop-flow.jpg', 'mine');
    const { said, fine } = await command('new', 'product', '--name=Shop Flow');
    expect(fine).toBe(false);
    expect(said).toContain('There is a file public/cards/shop-flow.jpg already');
    expect(fs.existsSync(file('content/products/shop-flow.yaml'))).toBe(false);
  });
});

test('npm run new service writes a valid file, too', async () => {
  expect((await command('new', 'service', '--name=Cloud Care')).fine).toBe(true);
  expect((await command('check')).fine).toBe(true);
});

describe('npm run new person and client', () => {
  test('add an entry without touching another line', async () => {
    const [team, clients] = [text('content/team.yaml'), text('content/clients.yaml')];
    await newPerson('Nimal Perera');
    await newClient('Acme & Sons');
    expect(text('content/team.yaml').startsWith(team)).toBe(true);
    expect(text('content/clients.yaml').startsWith(clients)).toBe(true);
    expect((await command('check')).fine).toBe(true);
  });

  test('a name without Latin letters is no obstacle', async () => {
    await newPerson('நிமல் பெரேரா', '--slug=nimal');
    await newClient('සමන් සහ පුත්තු');
    expect(data('content/team.yaml').people.at(-1)).toMatchObject({
      slug: 'nimal',
      picture: { src: 'team/nimal.png' },
    });
    expect((await command('check')).fine).toBe(true);
  });

  test('no logo is written over', async () => {
    await newClient('Acme & Sons');
    await newClient('Acme Sons');
    const [first, second] = data('content/clients.yaml').clients.slice(-2);
    expect([first.logo, second.logo]).toEqual(['clients/acme-sons.svg', 'clients/acme-sons-2.svg']);
  });

  test('a logo that holds a script is taken without it', async () => {
    write('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>');
    expect((await newClient('Acme', `--logo=${file('logo.svg')}`)).fine).toBe(true);
    const logo = text(`content/media/pictures/${data('content/clients.yaml').clients.at(-1).logo}`);
    expect(logo).toMatch(/^<svg/);
    expect(logo).not.toContain('script');
  });
});

describe('what will not do is told in words, and nothing is written', () => {
  const before = { team: '', products: '' };
  beforeEach(() => {
    before.team = text('content/team.yaml');
    before.products = text('content/order.yaml');
  });
  afterEach(() => {
    expect(text('content/team.yaml')).toBe(before.team);
    expect(text('content/order.yaml')).toBe(before.products);
  });

  test.each([
    ['an answer that is missing', ['product'], '--name=…'],
    ['a word that is not known', ['thing'], '“thing” is not known here'],
    ['an address that is taken', ['service', '--name=About'], 'There is, or was, a page at /about'],
    ['a name that is too long', ['product', `--name=${'x'.repeat(25)}`], 'at most 24 characters'],
    [
      'a portrait that is not there',
      ['person', '--name=A', '--role=B', '--picture=nowhere.jpg'],
      'no file nowhere.jpg',
    ],
  ])('%s', async (_what, words, told) => {
    const { said, fine } = await command('new', ...words);
    expect(said).toContain(told);
    expect(fine).toBe(false);
  });

  test('a portrait that is too small', async () => {
    const small = sharp({ create: { width: 40, height: 50, channels: 3, background: 'teal' } });
    write('small.png', await small.png().toBuffer());
    const { said } = await newPerson('Nimal Perera', `--picture=${file('small.png')}`);
    expect(said).toContain('is 40 × 50 pixels; at least 400 × 500 are needed');
  });

  test('Ctrl+C in a question', async () => {
    const { said, fine } = await typed(['new', 'product'], ['Shop Flow\r', '\u0003']);
    expect(said).toContain('Stopped. Nothing was written.');
    expect(fine).toBe(false);
  });
});

test('a broken list of people is told in words', async () => {
  write('content/team.yaml', 'people:\n\t- slug: a\n');
  const { said, fine } = await newPerson('Nimal Perera');
  expect(fine).toBe(false);
  expect(said).toContain('content/team.yaml cannot be read');
  expect(said).not.toMatch(/\n {4}at /);
});

test('an answer that will not do is asked for again, and the others stay', async () => {
  const { said, fine } = await typed(
    ['new', 'person'],
    ['Nimal Perera\r', '\r', 'Support Engineer\r', 'nowhere.jpg\r', '\r'],
  );
  expect(said).toContain('There is no file nowhere.jpg.');
  expect(fine).toBe(true);
  expect(data('content/team.yaml').people.at(-1)).toMatchObject({ slug: 'nimal-perera', role: 'Support Engineer' });
});
