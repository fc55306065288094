import { readdirSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Log, Recipe } from '../recipe';
import { drawScene, engine, scenes } from '../stage';

const size = { width: 2400, height: 1350 };
/** Thicker lines: the pictures are shown at about two thirds of their size. */
const weight = 1.35;
const mostBytes = 900_000;

/** Moment of a scene's loop that is pictured (0 to 1), where it is not the first. */
const moments: Record<string, number> = { 'ai-services': 0.62, 'web-applications': 0.1 };

/** @throws when the picture does not fit its budget at an acceptable quality */
async function save(rows: Buffer, file: string, log: Log): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const picture = sharp(rows, { raw: { ...size, channels: 4 } }).removeAlpha();
  for (const quality of [96, 93, 90, 86]) {
    const { size: bytes } = await picture.clone().webp({ quality, effort: 5, smartSubsample: true }).toFile(file);
    log(`quality ${quality}: ${Math.round(bytes / 1000)} kB`);
    if (bytes <= mostBytes) return;
  }
  throw new Error(`does not fit ${mostBytes / 1000} kB. Draw fewer lines (perUnit) or quieten the far ground.`);
}

/** The scene of a page and those that it imports from the folder above. */
function drawnFrom(name: string): string[] {
  const code = readFileSync(`${scenes}/scenes/pages/${name}.js`, 'utf8');
  return [`pages/${name}`, ...[...code.matchAll(/from '\.\.\/([\w-]+)\.js'/g)].map(([, scene]) => scene as string)];
}

/** The still picture of each page that has a scene. */
export const heroImages = (): Recipe[] =>
  readdirSync(`${scenes}/scenes/pages`).map((file) => {
    const { name } = path.parse(file);
    const moment = moments[name] ?? 0;
    const output = `content/media/pictures/hero-images/${name}.webp`;
    const drawn = drawnFrom(name);
    return {
      name: `hero-images/${name}`,
      inputs: [...engine, ...drawn.map((scene) => `${scenes}/scenes/${scene}.js`)],
      settings: { ...size, moment, weight },
      outputs: [output],
      needs: ['chromium'],
      make: (log) =>
        drawScene({ scene: `pages/${name}`, ...size, weight }, [moment], (rows) => save(rows, output, log)),
    };
  });
