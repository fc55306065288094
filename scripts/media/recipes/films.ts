import { type Film, makeFilm } from '../film';
import type { Recipe } from '../recipe';
import { sceneSources, scenesIn } from '../stage';

const kB = 1000;

/** The films of the home page: one for wide windows, one for phones. */
const heroes: readonly Film[] = [
  {
    name: 'hero',
    options: { scene: 'hero', width: 1920, height: 1080 },
    seconds: 10,
    budgets: { av1: { budget: 1300 * kB, crf: 44, worst: 54 }, h264: { budget: 1500 * kB, crf: 30, worst: 35 } },
  },
  {
    name: 'hero-portrait',
    options: { scene: 'hero', cut: 'portrait', width: 720, height: 1280 },
    seconds: 10,
    budgets: { av1: { budget: 500 * kB, crf: 46, worst: 56 }, h264: { budget: 600 * kB, crf: 32, worst: 35 } },
  },
];

const serviceFilms = (): Film[] =>
  scenesIn('')
    .filter((name) => name !== 'hero')
    .map((name) => ({
      name,
      options: { scene: name, width: 1280, height: 720, samples: 1 },
      seconds: 8,
      budgets: { av1: { budget: 400 * kB, crf: 43, worst: 56 }, h264: { budget: 400 * kB, crf: 28, worst: 40 } },
    }));

export const films = (): Recipe[] =>
  [...heroes, ...serviceFilms()].map((film) => {
    const { name, seconds, budgets } = film;
    const { scene, width, height, cut } = film.options;
    return {
      name: `films/${name}`,
      inputs: sceneSources(scene),
      settings: { width, height, seconds, budgets, cut },
      outputs: [
        `content/media/films/${name}.av1.mp4`,
        `content/media/films/${name}.h264.mp4`,
        `content/media/pictures/films/${name}.png`,
      ],
      make: () => makeFilm(film),
    };
  });
