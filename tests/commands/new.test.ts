import fs from 'node:fs';
import { PassThrough } from 'node:stream';
import { command, data, file, text, useCopy, write } from '../support/runCommand';

useCopy();

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

describe('what will not do is told in words, and nothing is written', () => {
  let before: string;
  beforeEach(() => {
    before = text('content/order.yaml');
  });
  afterEach(() => expect(text('content/order.yaml')).toBe(before));

  test.each([
    ['an answer that is missing', ['product'], '--name=…'],
    ['what the form adds', ['person'], 'People, clients and testimonials are added in the form'],
    ['an address that is taken', ['service', '--name=About'], 'There is, or was, a page at /about'],
    ['a name that is too long', ['product', `--name=${'x'.repeat(25)}`], 'at most 24 characters'],
  ])('%s', async (_what, words, told) => {
    const { said, fine } = await command('new', ...words);
    expect(said).toContain(told);
    expect(fine).toBe(false);
  });

  test('Ctrl+C in a question', async () => {
    const { said, fine } = await typed(['new', 'product'], ['Shop Flow\r', '\u0003']);
    expect(said).toContain('Stopped. Nothing was written.');
    expect(fine).toBe(false);
  });
});

test('an answer that will not do is asked for again, and the others stay', async () => {
  const { said, fine } = await typed(['new', 'product'], ['Shop Flow\r', 'about\r', 'Shop\r', 'shop\r']);
  expect(said).toContain('There is, or was, a page at /about.');
  expect(said).toContain('“Shop” will not do');
  expect(fine).toBe(true);
  expect(data('content/products/shop.yaml').name).toBe('Shop Flow');
});
