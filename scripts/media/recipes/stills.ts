import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Recipe, withinBudget } from '../recipe';
import { drawScene, type Order, pictureOf, sceneFile, sceneSources, scenesIn } from '../stage';

/** Thicker lines: the pictures are shown at about two thirds of their size. */
const weight = 1.35;
const mostBytes = 900_000;
const qualities = [96, 93, 90, 86];

/** A framing of scenes: the folder its pictures go to and their size in px. */
interface Framing {
  folder: string;
  cut?: string;
  width: number;
  height: number;
}

/** Behind the opening of a page; all of it, the left calm. */
const opening: Framing = { folder: 'hero-images', width: 2400, height: 1350 };
/** A service's own camera for its opening; the film of the same scene follows below it. */
const serviceOpening: Framing = { folder: 'services', cut: 'hero', width: 1920, height: 1440 };
/** The scene from a second side, where its page ends. */
const closing: Framing = { folder: 'closings', cut: 'closing', width: 1920, height: 1080 };

/** Moment of a scene's loop that is pictured (0 to 1), where it is not the first. */
const moments: Record<string, number> = {
  'hero-images/ai-services': 0.62,
  'hero-images/web-applications': 0.1,
  'services/web-applications': 0.15,
  'services/custom-software-engineering': 0.15,
  'services/ai-agents': 0.15,
  'services/iot-solutions': 0.15,
  'closings/custom-software-engineering': 0.15,
  'closings/ai-agents': 0.15,
  'closings/ai-services': 0.1,
  'closings/web-applications': 0.1,
};

/** True when a scene has a framing of that name. */
const hasCut = (scene: string, cut: string) => readFileSync(sceneFile(scene), 'utf8').includes(`\n  ${cut}: {`);

function still(scene: string, framing: Framing): Recipe {
  const { folder, cut, width, height } = framing;
  const name = `${folder}/${path.basename(scene)}`;
  const moment = moments[name] ?? 0;
  const output = `content/media/pictures/${name}.webp`;
  const order: Order = { scene, cut, width, height, weight };
  return {
    name,
    inputs: sceneSources(scene),
    settings: { width, height, moment, weight },
    outputs: [output],
    make: () =>
      drawScene(order, [moment], async (rows) => {
        const picture = await withinBudget(mostBytes, qualities, (quality) =>
          pictureOf(rows, order).webp({ quality, effort: 5, smartSubsample: true }).toBuffer(),
        );
        await writeFile(output, picture);
      }),
  };
}

/** The still pictures of all scenes: openings of pages and of services, and closings. */
export function stills(): Recipe[] {
  const [services, pages] = [scenesIn(''), scenesIn('pages')];
  const withCut = (framing: Framing) =>
    [...services, ...pages]
      .filter((scene) => hasCut(scene, framing.cut as string))
      .map((scene) => still(scene, framing));
  return [...pages.map((scene) => still(scene, opening)), ...withCut(serviceOpening), ...withCut(closing)];
}
