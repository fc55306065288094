/** What is seen past the car from an inspection pit: the workshop's roof with its lights, a fan, the next bay, and the pit's own edge. */
import { across, DAY, ink } from '../../daylight.mjs';
import { BRIGHT_TEAL, CREAM, GOLD, HONEY, RUST } from '../../parts/palette.mjs';
import { box, card, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { cased } from './pit-car.mjs';

/** A roof light of wavy sheets in a steel frame. */
const roofLight = (x, y, w, h, fill, edge) =>
  solid(box(x, y, w, h), fill, ink(2.6)) +
  line(
    repeat(Math.floor(w / 26) - 1, (i) => `M${x + 26 * (i + 1)} ${y}L${x + 26 * (i + 1)} ${y + h}`),
    {
      width: 2,
      colour: edge,
    },
  ) +
  line(`M${x} ${y + h / 2}L${x + w} ${y + h / 2}`, ink(2));

/** A steel beam across the roof: two flanges and a lattice between them. */
const beam = (x) =>
  solid(box(x - 17, -10, 34, 620), '#3f6f74', ink(2.4)) +
  area(box(x - 8, -10, 16, 620), '#8fb9ae') +
  line(
    repeat(16, (i) => `M${x - 8} ${i * 40}L${x + 8} ${i * 40 + 20}L${x - 8} ${i * 40 + 40}`),
    ink(2),
  );

export const roof = () =>
  across('roof', ['#86c9c2', '#c4dfcf', '#efdfb4', '#f6cd86', '#f2b458'], 0, 1440) +
  area(box(-10, -10, 1460, 620), 'url(#roof)') +
  line(
    repeat(47, (i) => `M${20 + i * 31} 0L${20 + i * 31} 600`),
    { width: 1.4, colour: '#3d6a66', opacity: 0.4 },
  ) +
  roofLight(44, 60, 208, 96, '#d9fbf4', '#7cc9c0') +
  roofLight(44, 236, 150, 120, '#d9fbf4', '#7cc9c0') +
  roofLight(536, 60, 130, 120, '#eefbf1', '#a9cfb8') +
  roofLight(1000, 44, 182, 120, '#fff3cf', '#e9bd6c') +
  roofLight(690, 486, 180, 90, '#fbf4d6', '#d6c48a') +
  [282, 692, 972, 1206].map(beam).join('');

/** A ceiling fan from below; the arcs show that it turns. */
export function fan(x, y, r) {
  const put = placed(x, y);
  const blade = (turn) =>
    solid(
      placed(x, y, turn, r / 100)('M14 -12L40 -15C60 -26 92 -24 100 -10C102 2 96 12 84 14L40 9L14 10z'),
      BRIGHT_TEAL,
      ink(2.6),
    ) + line(placed(x, y, turn, r / 100)('M44 -2L88 -4'), ink(1.8));
  const sweep = (turn) => placed(x, y, turn, r / 100)('M44 -94C62 -86 78 -70 87 -53M62 -96C74 -88 86 -76 94 -62');
  return (
    area(put(oval(0, 0, r * 0.97)), '#ffffff', 'fill-opacity=".28" ') +
    [20, 140, 260].map(blade).join('') +
    line([40, 160, 280].map(sweep).join(''), ink(2.2)) +
    solid(put(oval(0, 0, r * 0.2)), HONEY, ink(2.6)) +
    solid(put(oval(0, 0, r * 0.08)), CREAM, ink(2))
  );
}

/** A car on the lift of the next bay, from below and far off. */
export function nextBay(x, y, s, turn) {
  const put = placed(x, y, turn, s);
  const tyre = (u, v) => solid(put(card(u - 22, v - 11, 44, 22, 5)), DAY.ink, ink(1.6));
  return (
    solid(put(card(-16, -150, 32, 80, 3) + card(-26, 70, 52, 30, 4)), RUST, ink(2.2)) +
    solid(
      put(
        'M-128 -34C-126 -52 -112 -56 -96 -56L96 -56C118 -56 128 -48 130 -32L130 32C128 48 118 56 96 56L-96 56C-112 56 -126 52 -128 34z',
      ),
      BRIGHT_TEAL,
      ink(2.6),
    ) +
    area(put(card(-112, -44, 226, 88, 10)), '#a9cfc0') +
    line(put('M-76 -40L-76 40M76 -40L76 40M-60 0L76 0'), ink(5)) +
    solid(put(card(-66, -22, 50, 44, 6)), '#dfe6e0', ink(2)) +
    [-76, 76].map((u) => tyre(u, -44) + tyre(u, 44)).join('') +
    cased(put('M-36 -48L0 -80L40 -48M-36 48L0 80L40 48'), 9, RUST)
  );
}

/** The open gate on the right: its rolled shutter, and the sun beyond. */
export const gate = () =>
  area(box(1376, 30, 60, 560), '#fff2c4') +
  solid(box(1362, 30, 22, 560), '#1f6a6c', ink(2.6)) +
  line('M1369 30L1369 590M1377 30L1377 590', { width: 2, colour: '#7cc9c0' });

/** The pit's outline, so many pixels within the picture's edge. */
const rim = (inset) => box(inset, inset, 1440 - 2 * inset, 600 - 2 * inset);

/** The pit's walls of tiles and the striped steel of its edge, all round the picture. */
export function pitEdge() {
  const wall = rim(-10) + rim(32);
  const tile = repeat(38, (i) => {
    const x = 32 + (i * 1376) / 38;
    const out = 720 + (x - 720) * 1.075;
    return `M${x} 32L${out} -10M${x} 568L${out} 610`;
  });
  const side = repeat(15, (i) => {
    const y = 32 + (i * 536) / 15;
    const out = 300 + (y - 300) * 1.12;
    return `M32 ${y}L-10 ${out}M1408 ${y}L1450 ${out}`;
  });
  const stripe = rim(27) + rim(41);
  return (
    across('tiles', ['#bfe6df', '#eef0dd', '#fae3b4'], 0, 1440) +
    area(wall, 'url(#tiles)', 'fill-rule="evenodd" ') +
    line(`${tile}${side}M14 14L1426 14L1426 586L14 586z`, { width: 1.6, colour: '#39666a', opacity: 0.6 }) +
    area(stripe, GOLD, 'fill-rule="evenodd" ') +
    `<clipPath id="hazard"><path clip-rule="evenodd" d="${stripe}"/></clipPath><g clip-path="url(#hazard)">` +
    line(
      repeat(64, (i) => `M${-600 + i * 34} 620L${i * 34 + 20} 0`),
      { width: 12, colour: DAY.ink },
    ) +
    '</g>' +
    line(stripe, ink(2.6))
  );
}

/** A lift arm from its post to a pad under the sill. */
export const liftArm = (x, y, u, v) => {
  const d = `M${x} ${y}L${u} ${v}`;
  const pad = placed(u, v);
  return (
    cased(d, 25, RUST, 6) +
    line(`M${x} ${y - 6}L${u} ${v - 6}`, { width: 4, colour: '#e08a55' }) +
    solid(pad(oval(0, 0, 23)), '#23343b', ink(2.4)) +
    line(pad('M-13 -8L13 -8M-16 0L16 0M-13 8L13 8'), { width: 2.4, colour: '#7f9a98' })
  );
};

/** Light that falls past the car: cool from the roof lights on the left, warm from the gate on the right. */
export const shafts = () =>
  across('cool', ['#c8fff4', '#c8fff400'], 40, 620) +
  across('warm', ['#ffd98a00', '#ffd98a'], 700, 1400) +
  area(
    'M44 60L252 60L640 330L600 420L240 300zM44 236L194 236L600 420L420 600L120 600z',
    'url(#cool)',
    'fill-opacity=".42" ',
  ) +
  area('M1380 60L1380 300L700 420L690 300zM1380 330L1380 560L900 600L720 470z', 'url(#warm)', 'fill-opacity=".5" ');
