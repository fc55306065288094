import fs from 'node:fs';
import sharp from 'sharp';
import { report } from '../../scripts/commands/report';
import { form } from '../../scripts/editor/forms';
import { type Path, setIn } from '../../scripts/editor/page/values';
import { addPicture } from '../../scripts/editor/pictures';
import { data, edit, file, runCommand, text, useCopy, write } from '../support/runCommand';

useCopy();

/** Saves a form with another value at a path. */
function saveWith(name: string, at: Path, value: unknown) {
  const { base } = form(name, {}, false);
  return form(name, { base, data: setIn(base, at, value) }, true);
}

test('a typed price is saved as a number, and a text without the spaces around it', () => {
  saveWith('pricing', ['displayed', 'packages', 0, 'price'], '22.500');
  saveWith('company', ['email', 'value'], ' info@x.lk ');
  expect(data('content/pricing.yaml').displayed.packages[0].price).toBe(22_500);
  expect(data('content/company.yaml').email.value).toBe('info@x.lk');
});

test('a changed link sets the date of the last change', () => {
  edit('content/products/nexbill.yaml', /^updated: .*$/m, 'updated: 2026-01-02');
  saveWith('products/nexbill', ['callToAction', 'action', 'href'], '/about');
  expect(data('content/products/nexbill.yaml').updated).toBe(new Date().toLocaleDateString('en-CA'));
});

test('the person who signs a message cannot be removed', () => {
  const before = text('content/team.yaml');
  const { person } = data('content/pages/about.yaml').message;
  const others = data('content/team.yaml').people.filter(({ slug }: { slug: string }) => slug !== person);
  const { saved, problems } = saveWith('team', ['people'], others);
  expect(saved).toBe(false);
  expect(problems).toMatchObject([{ file: 'content/pages/about.yaml', field: 'Message → Signed by' }]);
  expect(text('content/team.yaml')).toBe(before);
});

test('a file that was renamed while its form was open is not written again', () => {
  const { base } = form('products/nexbill', {}, false);
  fs.renameSync(file('content/products/nexbill.yaml'), file('content/products/till.yaml'));
  expect(() => form('products/nexbill', { base, data: base }, true)).toThrow('renamed or removed');
  expect(fs.existsSync(file('content/products/nexbill.yaml'))).toBe(false);
});

test('a file that cannot be parsed is not overwritten', () => {
  const broken = 'name: { value: A }\n\tsummary: B\n';
  write('content/company.yaml', broken);
  const { saved, problems } = form('company', { base: {}, data: {} }, true);
  expect(saved).toBe(false);
  expect(problems).toMatchObject([{ file: 'content/company.yaml', field: 'line 2' }]);
  expect(text('content/company.yaml')).toBe(broken);
});

test('a file that the system does not let be changed is named in a sentence', async () => {
  const rename = jest.spyOn(fs, 'renameSync').mockImplementation((_, to) => {
    throw Object.assign(new Error('EPERM: operation not permitted'), { code: 'EPERM', path: to });
  });
  const { said } = await runCommand(() => saveWith('team', ['people', 0, 'role'], 'Somebody else'));
  rename.mockRestore();
  expect(said).toContain('team.yaml cannot be changed: you have no permission, or another program has it open.');
});

describe('an uploaded picture', () => {
  const portrait = { name: 'team', at: ['people', 0, 'picture', 'src'] };
  const logo = { name: 'clients', at: ['clients', 0, 'logo'] };
  const picture = (width: number, height: number, background = '#0fb5ae') =>
    sharp({ create: { width, height, channels: 3, background } });
  const stored = (src: string) => file(`content/media/pictures/${src}`);

  test('is renamed, turned, cut at the chosen part and freed of its metadata, and stored when the form is saved', async () => {
    // Turned by its orientation, it is 1600 × 1000 pixels with red on the left and blue on the right.
    const photograph = await picture(1000, 800, '#00f')
      .extend({ bottom: 800, background: '#f00' })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 55/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { src, cut } = await addPicture('PXL_20260502 (1).JPG', photograph, { ...portrait, part: 100 });
    expect([src, cut]).toEqual(['team/pxl-20260502-1.webp', true]);
    expect(fs.existsSync(stored(src))).toBe(false);
    saveWith('team', portrait.at, src);
    const { width, height, exif } = await sharp(stored(src)).metadata();
    expect([width, height, exif]).toEqual([800, 1000, undefined]);
    const { dominant } = await sharp(stored(src)).stats();
    expect(dominant.b).toBeGreaterThan(200);
    expect(dominant.r).toBeLessThan(50);
  });

  test('loses its scripts when it is a logo', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script/><path d="M0 0h9"/></svg>';
    const { src } = await addPicture('Logo (final).svg', Buffer.from(drawing), logo);
    expect(src).toBe('clients/logo-final.svg');
    saveWith('clients', logo.at, src);
    expect(fs.readFileSync(stored(src), 'utf8')).not.toContain('script');
    expect((await report()).problems).toEqual([]);
  });

  test('goes to the folder of drawings only where a field takes nothing else', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>');
    const post = { name: 'pages/digital-marketing', at: ['artefact', 'rows', 0, 'drawing'] };
    const { src } = await addPicture('menu.svg', drawing, post);
    expect(src).toBe('drawings/menu.svg');
    saveWith(post.name, post.at, src);
    expect((await report()).problems).toEqual([]);
    const large = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2400 1350"><path d="M0 0h9"/></svg>',
    );
    const hero = { name: 'pages/about', at: ['heroImage', 'src'] };
    expect((await addPicture('hills.svg', large, hero)).src).toBe('hero-images/hills.svg');
  });

  test('is refused in words', async () => {
    const whole = await picture(900, 1200).jpeg().toBuffer();
    const half = addPicture('half.jpg', whole.subarray(0, whole.length / 2), portrait);
    await expect(half).rejects.toThrow('half.jpg is incomplete or damaged.');
    const small = addPicture('small.png', await picture(192, 192).png().toBuffer(), portrait);
    await expect(small).rejects.toThrow('at least 400 × 500 are needed');
    await expect(addPicture('logo.jpg', whole, logo)).rejects.toThrow('the logo must be an SVG drawing');
  });
});
