/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { precompress } from '../../scripts/serve/precompress';

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'precompress-'));
afterAll(() => fs.rmSync(work, { recursive: true, force: true }));

test('files with the same content share one compressed variant', async () => {
  const folder = path.join(work, 'out');
  fs.mkdirSync(folder);
  const text = 'The same words in every file. '.repeat(40);
  const names = Array.from({ length: 20 }, (_, i) => `copy-${i}.txt`);
  for (const name of names) fs.writeFileSync(path.join(folder, name), text);
  expect(await precompress(folder, path.join(work, 'cache'))).toBe(2);
  for (const name of names) {
    const read = (extension: string) => fs.readFileSync(path.join(folder, name + extension));
    expect(zlib.brotliDecompressSync(read('.br')).toString()).toBe(text);
    expect(zlib.gunzipSync(read('.gz')).toString()).toBe(text);
  }
});
