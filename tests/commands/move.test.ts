import fs from 'node:fs';
import { ProductHero } from '@/components/sections/ProductHero/ProductHero';
import { content } from '@/lib/content';
import { unconfirmed, wordsHash } from '@/lib/content/check/confirmations';
import { check } from '@/scripts/commands/check';
import { restore, versions } from '@/scripts/commands/history';
import { remove, rename } from '@/scripts/commands/move';
import { changeYaml } from '@/scripts/commands/projectFiles';
import { recipeHash, remember } from '@/scripts/media/recipe';
import { cards } from '@/scripts/media/recipes/cards';
import { screens } from '@/scripts/media/recipes/screens';
import { commitCopy, data, edit, file, runCommand, text, useCopy } from '../support/runCommand';

useCopy();

const runRename = (...words: string[]) => runCommand(() => rename(words));
const runRemove = (...words: string[]) => runCommand(() => remove(words));

const redirects = () =>
  data('content/redirects.yaml').redirects.map(({ from, to }: { from: string; to: string }) => `${from} ${to}`);
const noMistake = async () =>
  expect((await runCommand(() => check(false))).said).toContain('no mistakes, no missing pictures');

describe('npm run rename', () => {
  test('changes links, card and order, and redirects every old address', async () => {
    expect((await runRename('stockmaster', 'stock-one')).fine).toBe(true);
    expect((await runRename('/stock-one', '/stock')).fine).toBe(true);
    expect(redirects()).toEqual(['/stockmaster /stock', '/stock-one /stock']);
    expect(data('content/order.yaml').products).toContain('stock');
    expect(text('content/redirects.yaml')).toMatch(/^# Addresses that have moved/);
    expect(fs.existsSync(file('public/cards/stock.jpg'))).toBe(true);
    await noMistake();
  });

  test('a product keeps its design and its pictures', async () => {
    const recipes = () => [...cards(), ...screens()].map((recipe) => ({ recipe, hash: recipeHash(recipe) }));
    for (const { recipe, hash } of recipes()) remember(recipe, hash);
    expect((await runRename('nexbill', 'shop-till')).fine).toBe(true);
    const product = content().products.find(({ slug }) => slug === 'shop-till');
    if (!product) throw new Error('The product is gone');
    expect(ProductHero({ product }).props.ground).toBe('nexbill');
    const made = data('content/media/made.json');
    const outdated = recipes().filter(
      ({ recipe, hash }) => made[recipe.name] !== hash || recipe.outputs.some((output) => !fs.existsSync(file(output))),
    );
    expect(outdated.map(({ recipe }) => recipe.name)).toEqual([]);
  });

  test('keeps the confirmation of a page that links to it', async () => {
    const linking = 'content/pages/ai-services.yaml';
    const page = data(linking);
    expect(JSON.stringify(page)).toContain('/ai-agents');
    changeYaml(linking, () => ({ ...page, confirmed: { by: 'A', on: '2026-01-02', words: wordsHash(page) } }));
    await runRename('ai-agents', 'agents');
    expect(JSON.stringify(data(linking))).toContain('"/agents"');
    expect(unconfirmed().map((one) => one.file)).not.toContain(linking);
  });

  test('drops the redirect of an address that has a page again', async () => {
    await runRename('ai-agents', 'agents');
    expect((await runRename('agents', 'ai-agents')).fine).toBe(true);
    expect(redirects()).toEqual(['/agents /ai-agents']);
    await noMistake();
  });

  test.each([
    [['about', 'us'], 'one-off page'],
    [['nexbill', 'a', 'b'], 'Say which address moves where.'],
    [['nexbill', 'lankacrm'], 'There is a page at /lankacrm already'],
    [['nexbill', 'Shop Till'], 'use lower-case letters, numbers and hyphens'],
  ])('refuses %j', async (words, told) => {
    const { said, fine } = await runRename(...words);
    expect(fine).toBe(false);
    expect(said).toContain(told);
    expect(fs.existsSync(file('content/products/nexbill.yaml'))).toBe(true);
  });
});

describe('npm run remove', () => {
  test('deletes a product with its pictures, and redirects its address and links to the overview', async () => {
    expect((await runRemove('nexbill')).fine).toBe(true);
    expect(fs.existsSync(file('content/products/nexbill.yaml'))).toBe(false);
    expect(fs.existsSync(file('content/media/pictures/products/nexbill/screen.png'))).toBe(false);
    expect(data('content/order.yaml').products).not.toContain('nexbill');
    expect(redirects()).toEqual(['/nexbill /products']);
    await noMistake();
  });

  test('deletes the pictures of a product that was renamed', async () => {
    await runRename('nexbill', 'shop-till');
    expect((await runRemove('shop-till')).fine).toBe(true);
    expect(fs.existsSync(file('content/media/pictures/products/nexbill/screen.png'))).toBe(false);
  });

  test('can be taken back with what was not committed before it', async () => {
    commitCopy('--all');
    edit('content/company.yaml', /^founded: .*$/m, 'founded: 2023');
    const before = [text('content/products/nexbill.yaml'), text('content/order.yaml')];
    expect((await runRemove('nexbill')).said).toContain('To undo it: “Take back” in the editor');
    const [removal, earlier] = versions();
    expect([removal?.what, earlier?.what]).toEqual(['Remove NexBill', 'Before removing NexBill']);
    restore(earlier?.commit ?? '');
    expect([text('content/products/nexbill.yaml'), text('content/order.yaml')]).toEqual(before);
    expect(data('content/company.yaml').founded).toBe(2023);
    await noMistake();
  });

  test('refuses a one-off page', async () => {
    expect((await runRemove('about')).said).toContain('one-off page');
  });
});
