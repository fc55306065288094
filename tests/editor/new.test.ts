/** @jest-environment node */
import fs from 'node:fs';
import sharp from 'sharp';
import { command, data, file, text, useCopy, write } from './copy';

useCopy();

const newClient = (name: string, ...rest: string[]) =>
  command('new', 'client', `--name=${name}`, '--business=Hardware shop', ...rest);
const newPerson = (name: string, ...rest: string[]) =>
  command('new', 'person', `--name=${name}`, '--role=Support Engineer', ...rest);
const hasPicture = (src: string) => fs.existsSync(file(`content/media/pictures/${src}`));

describe('npm run new product', () => {
  test('writes a valid file in its place, known as unfinished', async () => {
    const comment = text('content/order.yaml').split('\n')[0];
    const { said, fine } = await command(
      'new',
      'product',
      '--name=Shop Flow',
      '--after=hireiq',
      '--kind=Till for kiosks',
    );
    expect(said).toContain('content/products/shop-flow.yaml');
    expect(fine).toBe(true);
    const { products } = data('content/order.yaml');
    expect(products[products.indexOf('hireiq') + 1]).toBe('shop-flow');
    expect(text('content/order.yaml').split('\n')[0]).toBe(comment);
    const check = await command('check');
    expect(check.fine).toBe(true);
    expect(check.said).toContain('words that still have to be written');
  });

  test('names an answer that is missing', async () => {
    expect((await command('new', 'product')).said).toContain('--name=…');
  });

  test('writes over no picture that is there already', async () => {
    write('public/cards/shop-flow.jpg', 'mine');
    const { said, fine } = await command('new', 'product', '--name=Shop Flow');
    expect(fine).toBe(false);
    expect(said).toContain('There is a file public/cards/shop-flow.jpg already');
    expect(fs.existsSync(file('content/products/shop-flow.yaml'))).toBe(false);
  });
});

test('npm run new service refuses an address that is taken', async () => {
  const { said, fine } = await command('new', 'service', '--name=About', '--slug=about');
  expect(said).toContain('There is, or was, a page at /about');
  expect(fine).toBe(false);
});

describe('npm run new person and client', () => {
  test('add an entry without touching another line', async () => {
    const [team, clients] = [text('content/team.yaml'), text('content/clients.yaml')];
    await newPerson('Nimal Perera');
    await newClient('Acme & Sons', '--country=Canada');
    expect(text('content/team.yaml').startsWith(team)).toBe(true);
    expect(text('content/clients.yaml').startsWith(clients)).toBe(true);
    expect((await command('check')).fine).toBe(true);
  });

  test.each([
    ['a client', () => newClient('සමන් සහ පුත්තු'), 'content/clients.yaml'],
    ['a person', () => newPerson('நிமல் பெரேரா'), 'content/team.yaml'],
  ])('%s whose name has no Latin letters needs a short name', async (_who, add, list) => {
    const before = text(list);
    const { said, fine } = await add();
    expect(fine).toBe(false);
    expect(said).toContain('The name has no Latin letters.');
    expect(said).toContain('--slug=…');
    expect(text(list)).toBe(before);
  });

  test('take a short name for the files', async () => {
    await newPerson('நிமல் பெரேரா', '--slug=nimal');
    await newClient('සමන් සහ පුත්තු', '--slug=saman-and-sons');
    expect(hasPicture('team/nimal.png')).toBe(true);
    expect(hasPicture('clients/saman-and-sons.svg')).toBe(true);
    expect((await command('check')).fine).toBe(true);
  });

  test('two clients cannot share a logo file', async () => {
    await newClient('Acme & Sons');
    const { said, fine } = await newClient('Acme Sons');
    expect(fine).toBe(false);
    expect(said).toContain('“acme-sons” stands for Acme & Sons already');
  });

  test('a logo that is there already is not written over', async () => {
    write('content/media/pictures/clients/acme.svg', 'mine');
    const { said, fine } = await newClient('Acme');
    expect(fine).toBe(false);
    expect(said).toContain('There is a file content/media/pictures/clients/acme.svg already');
    expect(text('content/media/pictures/clients/acme.svg')).toBe('mine');
  });

  test('a logo that holds a script is taken without it', async () => {
    write('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>');
    expect((await newClient('Acme', `--logo=${file('logo.svg')}`)).fine).toBe(true);
    expect(text('content/media/pictures/clients/acme.svg')).toMatch(/^<svg/);
    expect(text('content/media/pictures/clients/acme.svg')).not.toContain('script');
  });
});

test('a broken list of people is told in words', async () => {
  write('content/team.yaml', 'people:\n\t- slug: a\n');
  const { said, fine } = await newPerson('Nimal Perera');
  expect(fine).toBe(false);
  expect(said).toContain('content/team.yaml cannot be read');
  expect(said).not.toMatch(/\n {4}at /);
});

test('a portrait that is not there, and one that is too small, are told before anything is written', async () => {
  const before = text('content/team.yaml');
  expect((await newPerson('Nimal Perera', '--picture=nowhere.jpg')).said).toContain('There is no file nowhere.jpg');
  const small = sharp({ create: { width: 40, height: 50, channels: 3, background: 'teal' } });
  write('small.png', await small.png().toBuffer());
  const { said } = await newPerson('Nimal Perera', `--picture=${file('small.png')}`);
  expect(said).toContain('is 40 × 50 pixels; at least 400 × 500 are needed');
  expect(text('content/team.yaml')).toBe(before);
});
