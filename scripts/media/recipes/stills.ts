import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Recipe, withinBudget } from '../recipe';
import { drawScene, pictureOf, type RenderOptions, sceneFile, sceneSources, scenesIn } from '../stage';

/** Thicker lines: the pictures are shown at about two thirds of their size. */
const weight = 1.35;
const mostBytes = 900_000;
const qualities = [96, 93, 90, 86];

/** Sizes in px. */
interface Framing {
  folder: string;
  cut?: string;
  width: number;
  height: number;
}

/** Terrain picture of a page, mostly its hero. */
const opening: Framing = { folder: 'hero-images', width: 2400, height: 1350 };
/** Hero of a service. */
const serviceOpening: Framing = { folder: 'services', width: 1920, height: 1440 };
/** Closing section of a page, from another side. */
const closing: Framing = { folder: 'closings', cut: 'closing', width: 1920, height: 1080 };

/** Time in the loop (0 to 1), by default 0. */
const moments: Record<string, number> = {
  'services/web-applications': 0.15,
  'closings/web-applications': 0.1,
};

const hasCut = (scene: string, cut: string) => readFileSync(sceneFile(scene), 'utf8').includes(`\n  ${cut}: {`);

function still(scene: string, framing: Framing): Recipe {
  const { folder, cut, width, height } = framing;
  const name = `${folder}/${path.basename(scene)}`;
  const moment = moments[name] ?? 0;
  const output = `content/media/pictures/${name}.webp`;
  const options: RenderOptions = { scene, cut, width, height, weight };
  return {
    name,
    inputs: sceneSources(scene),
    settings: { width, height, moment, weight },
    outputs: [output],
    make: () =>
      drawScene(options, [moment], async (rows) => {
        const picture = await withinBudget(mostBytes, qualities, (quality) =>
          pictureOf(rows, options).webp({ quality, effort: 5, smartSubsample: true }).toBuffer(),
        );
        await writeFile(output, picture);
      }),
  };
}

export function stills(): Recipe[] {
  const [services, pages, closings] = [scenesIn('services'), scenesIn('pages'), scenesIn('closings')];
  const withCut = (framing: Framing, scenes: string[]) =>
    scenes.filter((scene) => hasCut(scene, framing.cut as string)).map((scene) => still(scene, framing));
  return [
    ...pages.map((scene) => still(scene, opening)),
    ...services.map((scene) => still(scene, serviceOpening)),
    ...closings.map((scene) => still(scene, { ...closing, cut: undefined })),
    ...withCut(closing, [...services, ...pages]),
  ];
}
