import { daylight } from '../daylight.mjs';
import { view } from './parts/halt-view.mjs';
import { chair } from './parts/tea-chair.mjs';
import { client, showing } from './parts/tea-client.mjs';
import { seller } from './parts/tea-seller.mjs';
import { corner, stall } from './parts/tea-stall.mjs';
import { readersGlass, shadows, table, things } from './parts/tea-table.mjs';
import { eave, floor, post, wall } from './parts/tea-veranda.mjs';
import { visitor, writing } from './parts/tea-visitor.mjs';

/** Testimonials: a visitor asks a client himself, over tea above a railway halt; the third chair is the reader's. */
export default function testimonials() {
  return daylight(
    view() +
      wall() +
      floor() +
      post(420) +
      corner() +
      stall() +
      post(1204) +
      eave() +
      shadows() +
      seller() +
      chair(-0.86, 0, 0) +
      chair(0.86, 0, 180) +
      visitor() +
      client() +
      table() +
      things() +
      writing() +
      showing() +
      readersGlass() +
      chair(0.01, -0.47, 50, 0.74),
    { meet: 800, spread: 620, left: 0, top: 85, width: 1440, height: 600 },
  );
}
