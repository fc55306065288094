import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { drawScene, SCENES } from '../stage.mjs';

const SIZE = { width: 2400, height: 1350 };
const WEIGHT = 1.35; // shown at about two thirds of their size
const BUDGET = 900_000; // bytes

/** Page name → moment of the scene's loop that is pictured (0..1), and scenes it borrows from. */
const PAGES = {
  about: {},
  services: {},
  products: {},
  contact: {},
  careers: {},
  industries: {},
  'ai-services': { moment: 0.62, borrows: 'ai-agents' },
  tutoring: {},
  'digital-marketing': {},
  'budget-calculator': {},
  testimonials: {},
  'ui-designing': {},
  'web-applications': { moment: 0.1, borrows: 'web-application-development' },
  'website-development': {},
  'not-found': {},
  closing: {},
};

async function save(rows, file, log) {
  await mkdir(dirname(file), { recursive: true });
  const picture = sharp(rows, { raw: { ...SIZE, channels: 4 } }).removeAlpha();
  for (const quality of [96, 93, 90, 86]) {
    const { size } = await picture.clone().webp({ quality, effort: 5, smartSubsample: true }).toFile(file);
    log(`quality ${quality}: ${Math.round(size / 1000)} kB`);
    if (size <= BUDGET) return;
  }
  throw new Error(`does not fit ${BUDGET / 1000} kB. Draw fewer lines (perUnit) or quieten the far ground.`);
}

export default async function reliefs() {
  return Object.entries(PAGES).map(([name, { moment = 0, borrows }]) => ({
    name: `reliefs/${name}`,
    inputs: [
      `${SCENES}/glsl`,
      `${SCENES}/engine.js`,
      `${SCENES}/camera.js`,
      `${SCENES}/strokes.js`,
      `${SCENES}/paths.js`,
      `${SCENES}/scenes/pages/${name}.js`,
      ...(borrows ? [`${SCENES}/scenes/${borrows}.js`] : []),
    ],
    recipe: { ...SIZE, moment, weight: WEIGHT },
    outputs: [`content/media/pictures/reliefs/${name}.webp`],
    needs: ['chromium'],
    make: ({ root, log }) =>
      drawScene(root, { scene: `pages/${name}`, ...SIZE, weight: WEIGHT }, [moment], (rows) =>
        save(rows, join(root, `content/media/pictures/reliefs/${name}.webp`), log),
      ),
  }));
}
