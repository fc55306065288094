import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Recipe, withinBudget } from '../recipe';
import { drawScene, pictureOf, type RenderOptions, sceneSources, scenesIn } from '../stage';

/** Thicker lines: the pictures are shown at about two thirds of their size. */
const weight = 1.35;
const mostBytes = 900_000;
const qualities = [96, 93, 90, 86];

/** Sizes in px. */
interface Framing {
  folder: string;
  width: number;
  height: number;
}

/** Terrain picture of a page, mostly its hero. */
const opening: Framing = { folder: 'hero-images', width: 2400, height: 1350 };
/** Hero of a service. */
const serviceOpening: Framing = { folder: 'services', width: 1920, height: 1440 };

function still(scene: string, { folder, width, height }: Framing): Recipe {
  const name = `${folder}/${path.basename(scene)}`;
  const output = `content/media/pictures/${name}.webp`;
  const options: RenderOptions = { scene, width, height, weight };
  return {
    name,
    inputs: sceneSources(scene),
    settings: { width, height, weight },
    outputs: [output],
    make: () =>
      drawScene(options, [0], async (rows) => {
        const picture = await withinBudget(mostBytes, qualities, (quality) =>
          pictureOf(rows, options).webp({ quality, effort: 5, smartSubsample: true }).toBuffer(),
        );
        await writeFile(output, picture);
      }),
  };
}

export const stills = (): Recipe[] => [
  ...scenesIn('pages').map((scene) => still(scene, opening)),
  ...scenesIn('services').map((scene) => still(scene, serviceOpening)),
];
