import { makeFilm } from '../film.mjs';
import { SCENES } from '../stage.mjs';

const KB = 1000;
const wide = { width: 1280, height: 720 };
const service = { av1: { budget: 400 * KB, crf: 43, worst: 56 }, h264: { budget: 400 * KB, crf: 28, worst: 40 } };

/** One line a film. Sizes in px, lengths in seconds, budgets in bytes. */
const FILMS = [
  {
    name: 'hero',
    scene: 'hero',
    width: 1920,
    height: 1080,
    seconds: 10,
    budgets: { av1: { budget: 1300 * KB, crf: 44, worst: 54 }, h264: { budget: 1500 * KB, crf: 30, worst: 35 } },
  },
  {
    name: 'hero-portrait',
    scene: 'hero',
    cut: 'portrait',
    width: 720,
    height: 1280,
    seconds: 10,
    budgets: { av1: { budget: 500 * KB, crf: 46, worst: 56 }, h264: { budget: 600 * KB, crf: 32, worst: 35 } },
  },
  ...[
    'web-application-development',
    'custom-software-engineering',
    'data-science-ai',
    'research-and-development',
    'ai-agents',
    'iot-solutions',
    'platform-and-devops',
    'mobile-application-development',
  ].map((name) => ({ name, scene: name, ...wide, seconds: 8, budgets: service })),
];

export default async function films() {
  return FILMS.map(({ name, scene, cut, width, height, seconds, budgets }) => ({
    name: `films/${name}`,
    inputs: [
      `${SCENES}/glsl`,
      `${SCENES}/engine.js`,
      `${SCENES}/camera.js`,
      `${SCENES}/strokes.js`,
      `${SCENES}/paths.js`,
      `${SCENES}/scenes/${scene}.js`,
    ],
    recipe: { width, height, seconds, budgets, cut },
    outputs: [
      `content/media/films/${name}.av1.mp4`,
      `content/media/films/${name}.h264.mp4`,
      `content/media/pictures/films/${name}.png`,
    ],
    needs: ['chromium', 'ffmpeg'],
    make: ({ root, log }) => makeFilm(root, { name, order: { scene, cut, width, height }, seconds, budgets }, log),
  }));
}
