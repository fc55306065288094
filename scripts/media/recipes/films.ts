import sharp from 'sharp';
import { type Film, makeFilm } from '../film';
import { drawingsOf, type Recipe, withImports } from '../recipe';
import { drawScene, pictureOf, sceneSources } from '../stage';

const kB = 1000;

interface Source {
  film: Film;
  inputs: readonly string[];
  /** Name of another framing of the scene. */
  cut?: string;
}

/** A film of the home page, rendered by the terrain engine. */
function hero(film: Pick<Film, 'name' | 'width' | 'height' | 'budgets'>, cut?: string): Source {
  const { width, height } = film;
  const options = { cut, width, height };
  return {
    inputs: sceneSources(),
    cut,
    film: {
      ...film,
      seconds: 10,
      pixels: 'x2rgb10le',
      frames: (times, onFrame) => drawScene({ ...options, deep: true }, times, onFrame),
      poster: (save) => drawScene(options, [0], (rows) => save(pictureOf(rows, options))),
    },
  };
}

/** A film of a service, drawn as SVG. */
function drawnFilm({ name, file, draw }: { name: string; file: string; draw: (time: number) => string }): Source {
  const frame = (time: number) => sharp(Buffer.from(draw(time))).removeAlpha();
  return {
    inputs: withImports(file),
    film: {
      name,
      width: 1600,
      height: 900,
      seconds: 8,
      pixels: 'rgb24',
      frames: async (times, onFrame) => {
        for (const [i, time] of times.entries()) await onFrame(await frame(time).raw().toBuffer(), i);
      },
      poster: (save) => save(frame(0)),
      budgets: { av1: { budget: 400 * kB, crf: 38, worst: 56 }, h264: { budget: 400 * kB, crf: 25, worst: 40 } },
    },
  };
}

const sources: readonly Source[] = [
  hero({
    name: 'hero',
    width: 1920,
    height: 1080,
    budgets: { av1: { budget: 1300 * kB, crf: 44, worst: 54 }, h264: { budget: 1500 * kB, crf: 30, worst: 35 } },
  }),
  hero(
    {
      name: 'hero-portrait',
      width: 720,
      height: 1280,
      budgets: { av1: { budget: 500 * kB, crf: 46, worst: 56 }, h264: { budget: 600 * kB, crf: 32, worst: 35 } },
    },
    'portrait',
  ),
  ...(await drawingsOf<(time: number) => string>('content/media/scenes/marks/films')).map(drawnFilm),
];

export const films = (): Recipe[] =>
  sources.map(({ film, inputs, cut }) => {
    const { name, width, height, seconds, budgets } = film;
    return {
      name: `films/${name}`,
      inputs,
      settings: { width, height, seconds, budgets, cut },
      outputs: [
        `content/media/films/${name}.av1.mp4`,
        `content/media/films/${name}.h264.mp4`,
        `content/media/pictures/films/${name}.png`,
      ],
      make: () => makeFilm(film),
    };
  });
