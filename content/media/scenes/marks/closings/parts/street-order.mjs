/** Ordering: a woman on her balcony lets a basket down on a rope, the order on her phone. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { BRICK, BRIGHT_RUST, BRIGHT_TEAL, GOLD, HONEY, HONEY_SHADE } from '../../parts/palette.mjs';
import { box, clipped, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { bangles, handOn, palm, thumb } from './counter-hands.mjs';
import { womansHead } from './counter-heads.mjs';
import { arm, headOn, neck, saree } from './counter-people.mjs';
import { fist } from './crew.mjs';
import { phone } from './foot-figures.mjs';
import { balcony, FLOOR } from './street-town.mjs';

/** Where the rope is held, and where the basket hangs. */
const HELD = [656, 232];
const BASKET = [672, 330];

/** What is ordered, a line each with a tick, and the button. */
const list = (put) =>
  phone(
    put,
    ['#e4572e', '#5fae6f', '#8a4f9a']
      .map(
        (colour, i) =>
          solid(put(oval(-24, -46 + i * 34, 12)), colour, ink(1.4)) +
          line(put(`M-2 ${-46 + i * 34}L28 ${-46 + i * 34}`), { width: 4, colour: DAY.ink }),
      )
      .join('') + area(put(box(-30, 48, 60, 22)), BRIGHT_TEAL),
  );

const rope = () => {
  const [x, y] = BASKET;
  const d = `M${HELD[0]} ${HELD[1]}L${x} ${y - 50}`;
  return line(d, ink(5)) + line(d, { width: 2.6, colour: '#e2b25c' });
};

/** The basket on its rope. */
export function basket() {
  const [x, y] = BASKET;
  const body = `M${x - 44} ${y - 8}L${x + 44} ${y - 8}L${x + 33} ${y + 44}L${x - 33} ${y + 44}z`;
  return (
    line(`M${x - 40} ${y - 8}C${x - 40} ${y - 66} ${x + 40} ${y - 66} ${x + 40} ${y - 8}`, ink(8)) +
    line(`M${x - 40} ${y - 8}C${x - 40} ${y - 66} ${x + 40} ${y - 66} ${x + 40} ${y - 8}`, {
      width: 4,
      colour: HONEY,
    }) +
    solid(`M${x - 30} ${y - 6}L${x - 22} ${y - 34}L${x + 4} ${y - 30}L${x + 6} ${y - 6}z`, DAY.light, ink(2)) +
    solid(body, HONEY, ink(2.6)) +
    line(
      `M${x - 41} ${y + 8}L${x + 41} ${y + 8}M${x - 38} ${y + 25}L${x + 38} ${y + 25}` +
        repeat(5, (i) => `M${x - 30 + i * 15} ${y - 4}L${x - 24 + i * 12} ${y + 42}`),
      { width: 2, colour: '#8a4f16' },
    ) +
    solid(`M${x - 48} ${y - 12}L${x + 48} ${y - 12}L${x + 46} ${y + 1}L${x - 46} ${y + 1}z`, '#d98f33', ink(2.4))
  );
}

/** She leans over the rail and looks down. */
export function order() {
  const put = placed(556, 151, 9, 0.52);
  const tones = TONES.warm;
  const blouse = [HONEY, HONEY_SHADE];
  const lowers = { m: 1, elbow: [186, 70], wrist: [198, 106] };
  const shows = { m: -1, elbow: [-176, 104], wrist: [-156, 6] };
  const head = headOn(put, 12);
  const face = { tones, turn: 15, look: [5, 8], lid: 0.24, brow: 6, mouth: 'grin', wide: 25 };
  const hand = handOn(put, shows.elbow, shows.wrist, { m: -1, turn: 6, size: 0.96 });
  return (
    neck(put, tones) +
    clipped('leans', box(400, 0, 300, FLOOR), saree(put, blouse, [BRIGHT_RUST, BRICK], [GOLD, '#fff3d0'])) +
    womansHead(head, face, { bun: true }) +
    balcony() +
    palm(hand, tones) +
    list(within(put, -166, -84, -12, 1.05)) +
    arm(put, { ...shows, tones, cloth: blouse, trim: GOLD }) +
    thumb(hand, tones) +
    rope() +
    arm(put, { ...lowers, tones, cloth: blouse, trim: GOLD }) +
    // The seams of the sleeves, where they come over the rail.
    line(put('M80 8C82 40 90 76 99 103M-80 8C-80 40 -80 70 -82 93'), ink(2.4)) +
    bangles(put, lowers.elbow, lowers.wrist, 2) +
    fist((d) => d, tones, HELD[0], HELD[1], 172, 0.5)
  );
}
