import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { cleanDrawing } from '@/scripts/pictures/drawing';
import { inspectPicture, openPicture } from '@/scripts/pictures/inspect';
import { logoFrame, sprite } from '@/scripts/pictures/sprite';
import { scratchFolder } from '../support/scratch';

/** A teal portrait, 900 × 1200 pixels, with an amber square at its upper left, as a phone saves it (HEVC). */
const heic = 'tests/support/pictures/portrait.heic';

const folder = scratchFolder();

describe('an uploaded picture', () => {
  it('may be HEIC', async () => {
    await expect(inspectPicture(heic)).resolves.toMatchObject({ width: 900, height: 1200 });
    const encoded = await (await openPicture(heic)).resize(90).webp().toBuffer();
    const { data, info } = await sharp(encoded).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([90, 120]);
    const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
    const near = (a: number[], b: number[]) => a.every((value, i) => Math.abs(value - (b[i] ?? 0)) < 16);
    expect(near(pixel(15, 15), [0xf5, 0x9e, 0x2c])).toBe(true);
    expect(near(pixel(60, 100), [0x0f, 0xb5, 0xae])).toBe(true);
  });

  it.each([
    ['empty', '', 'is an empty file'],
    ['no picture', 'These are words.', 'is not a picture that can be read'],
    ['half an HEIC', fs.readFileSync(heic).subarray(0, 600), 'is not a picture that can be read'],
  ])('is refused when it is %s', async (name, bytes, message) => {
    const file = path.join(folder, `${name}.jpg`);
    fs.writeFileSync(file, bytes);
    await expect(inspectPicture(file)).rejects.toThrow(message);
  });

  it('may be SVG', async () => {
    const file = path.join(folder, 'drawing.svg');
    fs.writeFileSync(file, svg('<path d="M0 0h40v20z"/>'));
    await expect(inspectPicture(file)).resolves.toMatchObject({ width: 40, height: 20, vector: true });
  });
});

/** An SVG text of 40 × 20 pixels. */
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:s="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="20">${inside}</svg>`;

describe('cleanDrawing', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script under a prefix', '<s:script>alert(1)</s:script>'],
    ['a handler', '<path d="M0 0h9" onclick="alert(1)"/>'],
    ['an unknown handler', '<path d="M0 0h9" onalert="alert(1)"/>'],
    ['a script link', '<a href="javascript:alert(1)"><path d="M0 0h9"/></a>'],
    ['an obfuscated script link', '<a xlink:href="&#106;ava&#10;script:alert(1)"><path d="M0 0h9"/></a>'],
    ['an animated script link', '<a><set attributeName="href" to="javascript:alert(1)"/><path d="M0 0h9"/></a>'],
    ['a foreign object', '<foreignObject><p>alert</p></foreignObject>'],
  ])('removes %s', (_, inside) => {
    const clean = cleanDrawing(svg(`${inside}<path d="M1 2h3"/>`));
    expect(clean).not.toMatch(/alert|script/);
    expect(clean).toContain('<path d="M1 2h3"/>');
  });
});

test('logos in one sprite keep their own colours and are about equally tall', async () => {
  const home = process.cwd();
  process.chdir(folder);
  fs.mkdirSync('public/media', { recursive: true });
  const logo = (width: number, colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 100"><linearGradient id="a"><stop stop-color="${colour}"/></linearGradient><path fill="url(#a)" d="M0 0h${width}v100H0z"/></svg>`;
  const address = await sprite(
    'logos',
    [
      { id: 'wide', svg: logo(400, '#ff0000') },
      { id: 'square', svg: logo(100, '#0000ff') },
    ],
    logoFrame,
  );
  const text = fs.readFileSync(path.join('public', address), 'utf8');
  process.chdir(home);
  const { width, height } = logoFrame;
  const size = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${2 * height}"`;
  const picture = Buffer.from(text.replace('<svg xmlns="http://www.w3.org/2000/svg"', size));
  /** Height of what is drawn in a frame of the sprite, and its colour. */
  const drawn = async (top: number) => {
    const frame = await sharp(picture).extract({ left: 0, top, width, height }).toBuffer();
    const { info } = await sharp(frame).trim().toBuffer({ resolveWithObject: true });
    const { channels } = await sharp(frame).stats();
    return { height: info.height, red: channels[0]?.max, blue: channels[2]?.max };
  };
  expect(await drawn(0)).toEqual({ height: 50, red: 255, blue: 0 });
  const square = await drawn(height);
  expect(square).toMatchObject({ red: 0, blue: 255 });
  expect(square.height).toBeGreaterThan(45);
  expect(square.height).toBeLessThan(56);
});
