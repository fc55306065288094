/** @jest-environment node */
import fs from 'node:fs';
import { command, data, file, text, useCopy, write } from './copy';

useCopy();

const redirects = () =>
  data('content/redirects.yaml').redirects.map(({ from, to }: { from: string; to: string }) => `${from} ${to}`);

describe('npm run rename', () => {
  test('takes the links of a page along, and no old address dies', async () => {
    expect((await command('rename', 'stockmaster', 'stock-one')).fine).toBe(true);
    expect((await command('rename', '/stock-one', '/stock')).fine).toBe(true);
    expect(redirects()).toEqual(['/stockmaster /stock', '/stock-one /stock']);
    expect(data('content/order.yaml').products).toContain('stock');
    expect(text('content/redirects.yaml')).toMatch(/^# Addresses that have moved/);
    expect((await command('check')).fine).toBe(true);
  });

  test('an address that has its page back leads nowhere else', async () => {
    await command('rename', 'stockmaster', 'stock');
    expect((await command('rename', 'stock', 'stockmaster')).fine).toBe(true);
    expect(redirects()).toEqual(['/stock /stockmaster']);
    expect((await command('check')).fine).toBe(true);
  });

  test('takes the film of a service along, with its scene and what is noted of it', async () => {
    write('content/media/films/ai-agents.av1.mp4', 'film');
    const { films, cards } = { films: 'films/ai-agents', cards: 'cards/ai-agents' };
    const made = JSON.parse(text('content/media/made.json'));
    expect((await command('rename', 'ai-agents', 'agents')).fine).toBe(true);
    const { [films]: film, [cards]: card, ...others } = made;
    expect(JSON.parse(text('content/media/made.json'))).toEqual({
      ...others,
      'films/agents': film,
      'cards/agents': card,
    });
    expect(text('content/media/films/agents.av1.mp4')).toBe('film');
    const scenes = 'content/media/scenes/terrain/scenes';
    expect(fs.existsSync(file(`${scenes}/ai-agents.js`))).toBe(false);
    expect(fs.existsSync(file(`${scenes}/agents.js`))).toBe(true);
    expect(text(`${scenes}/pages/ai-services.js`)).toContain("from '../agents.js'");
    expect(data('content/services/agents.yaml').picture.src).toBe('films/agents.png');
    expect((await command('check')).fine).toBe(true);
  });

  test('writes over no file that belongs to something else', async () => {
    const film = fs.readFileSync(file('content/media/pictures/films/hero.png'));
    const { said, fine } = await command('rename', 'ai-agents', 'hero');
    expect(fine).toBe(false);
    expect(said).toContain('There is a file content/media/pictures/films/hero.png already');
    expect(film.equals(fs.readFileSync(file('content/media/pictures/films/hero.png')))).toBe(true);
  });

  test('refuses a one-off page', async () => {
    const { said, fine } = await command('rename', 'about', 'us');
    expect(fine).toBe(false);
    expect(said).toContain('one-off page');
  });

  test('refuses words too many', async () => {
    const { said, fine } = await command('rename', 'nexbill', 'a', 'b');
    expect(fine).toBe(false);
    expect(said).toContain('Say which address moves where.');
    expect(fs.existsSync(file('content/products/nexbill.yaml'))).toBe(true);
  });
});

describe('npm run remove', () => {
  test('deletes a product with its pictures; links and its address lead to the overview', async () => {
    expect((await command('remove', 'nexbill')).fine).toBe(true);
    expect(fs.existsSync(file('content/products/nexbill.yaml'))).toBe(false);
    expect(fs.existsSync(file('content/media/pictures/products/nexbill/screen.png'))).toBe(false);
    expect(data('content/order.yaml').products).not.toContain('nexbill');
    expect(redirects()).toEqual(['/nexbill /products']);
    expect((await command('check')).said).toContain('no mistakes, no missing pictures, no dead links');
  });

  test('refuses a one-off page, and a redirect to nowhere', async () => {
    expect((await command('remove', 'about')).said).toContain('one-off page');
    expect((await command('remove', 'nexbill', '--to=/nowhere')).said).toContain('There is no page at /nowhere');
    expect(fs.existsSync(file('content/products/nexbill.yaml'))).toBe(true);
  });
});
