import fs from 'node:fs';
import { check } from '@/scripts/commands/check';
import { addNew } from '@/scripts/commands/new';
import { data, file, runCommand, text, useCopy, write } from '../support/runCommand';

useCopy();

const runNew = (...words: string[]) => runCommand(() => addNew(words));
const runCheck = () => runCommand(() => check(false));

describe('npm run new product', () => {
  test('writes a valid, unfinished file at the end of the order', async () => {
    const comment = text('content/order.yaml').split('\n')[0];
    const { said, fine } = await runNew('product', 'Shop Flow');
    expect(said).toContain('content/products/shop-flow.yaml');
    expect(fine).toBe(true);
    expect(data('content/order.yaml').products.at(-1)).toBe('shop-flow');
    expect(text('content/order.yaml').split('\n')[0]).toBe(comment);
    const { features, reasons, users, buying } = data('content/products/shop-flow.yaml');
    expect(new Set([features.title, reasons.title, users.title]).size).toBe(3);
    expect(buying.price.sample).toBe(true);
    const checked = await runCheck();
    expect(checked.fine).toBe(true);
    expect(checked.said).toContain('words that still have to be written');
  });

  test('overwrites no existing picture', async () => {
    write('public/cards/shop-flow.jpg', 'mine');
    const { said, fine } = await runNew('product', 'Shop Flow');
    expect(fine).toBe(false);
    expect(said).toContain('There is a file public/cards/shop-flow.jpg already');
    expect(fs.existsSync(file('content/products/shop-flow.yaml'))).toBe(false);
  });
});

test('npm run new service writes a valid file at the given address', async () => {
  expect((await runNew('service', 'Cloud Care', 'cloud')).fine).toBe(true);
  const { name, intro, process, callToAction } = data('content/services/cloud.yaml');
  expect(name).toBe('Cloud Care');
  expect(new Set([intro.title, process.title, callToAction.title]).size).toBe(3);
  expect((await runCheck()).fine).toBe(true);
});

test.each([
  ['no name', ['product'], 'Give the kind'],
  ['what the form adds', ['person', 'Nimal'], 'People, clients and testimonials are added in the form'],
  ['an address that is taken', ['service', 'About'], 'There is, or was, a page at /about'],
  ['an address in the wrong form', ['product', 'Shop Flow', 'Shop'], '“Shop” is not a valid address'],
  ['a name that is too long', ['product', 'x'.repeat(25)], 'at most 24 characters'],
])('%s is refused, and nothing is written', async (_what, words, told) => {
  const before = text('content/order.yaml');
  const { said, fine } = await runNew(...words);
  expect(said).toContain(told);
  expect(fine).toBe(false);
  expect(text('content/order.yaml')).toBe(before);
});
