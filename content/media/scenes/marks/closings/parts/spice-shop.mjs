/** The back of a spice store: boards, shelves of jars, a louvred window that lets the light in, a counter with a brass balance and a ledger. */
import { across, DAY, ink } from '../../daylight.mjs';
import { BRASS, MARIGOLD, RUST, TEAL } from '../../parts/palette.mjs';
import { box, hair, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { board, jar } from './grocery-shelves.mjs';

const [DULL, SHINE] = ['#b97718', '#ffe6ae'];

/** A pan on two chains from the end of the beam at (x, y). */
const pan = (put, x, y, drop) =>
  line(put(`M${x} ${y}L${x - 42} ${y + drop}M${x} ${y}L${x + 42} ${y + drop}`), ink(1.8)) +
  solid(
    put(
      `M${x - 48} ${y + drop}L${x + 48} ${y + drop}C${x + 40} ${y + drop + 26} ${x - 40} ${y + drop + 26} ${x - 48} ${y + drop}z`,
    ),
    BRASS,
    ink(2.4),
  ) +
  line(put(`M${x - 32} ${y + drop + 9}C${x - 22} ${y + drop + 14} ${x - 10} ${y + drop + 15} ${x} ${y + drop + 15}`), {
    width: 3,
    colour: SHINE,
  });

/** A balance on a pillar, the middle of its foot at (x, y); its left pan hangs a little lower. */
function balance(x, y) {
  const put = placed(x, y, 0, 0.86);
  return (
    pan(put, -88, -132, 80) +
    pan(put, 88, -148, 80) +
    solid(put('M-8 -12L-5 -146L5 -146L8 -12z'), BRASS, ink(2.4)) +
    solid(put('M-46 0L46 0C44 -12 24 -14 14 -18L-14 -18C-24 -14 -44 -12 -46 0z'), BRASS, ink(2.4)) +
    solid(
      put(
        'M-94 -137C-60 -142 -30 -152 0 -154C30 -156 60 -154 94 -153L94 -146C60 -146 30 -140 0 -136C-30 -132 -60 -130 -94 -129z',
      ),
      BRASS,
      ink(2.4),
    ) +
    solid(put(oval(0, -145, 12)), DULL, ink(2.2)) +
    solid(put('M-7 -160C-9 -172 9 -172 7 -160z'), BRASS, ink(2.2)) +
    line(put('M-2 -120L-4 -30'), { width: 2.6, colour: SHINE })
  );
}

/** A closed ledger on its side and one upright against the wall. */
const ledgers = (x, y) =>
  solid(`M${x} ${y}L${x + 12} ${y - 92}L${x + 84} ${y - 84}L${x + 76} ${y}z`, RUST, ink(2.6)) +
  solid(`M${x + 66} ${y}L${x + 74} ${y - 85}L${x + 84} ${y - 84}L${x + 76} ${y}z`, DAY.paper, ink(2)) +
  line(`M${x + 16} ${y - 72}L${x + 68} ${y - 66}M${x + 11} ${y - 22}L${x + 64} ${y - 19}`, {
    width: 5,
    colour: MARIGOLD,
  }) +
  solid(box(x + 88, y - 20, 84, 20), TEAL, ink(2.4)) +
  area(box(x + 94, y - 14, 78, 8), DAY.paper);

/** A window of slats between posts; the sun is behind it. */
const louvres = (left, right) =>
  area(box(left, 0, right - left, 250), '#fff0c8') +
  repeat(8, (i) => {
    const y = i * 33 - 16;
    return (
      solid(`M${left} ${y + 8}L${right} ${y}L${right} ${y + 15}L${left} ${y + 22}z`, '#a8672a', ink(2.2)) +
      line(`M${left + 4} ${y + 9}L${right} ${y + 2}`, { width: 2.4, colour: '#ffd9a0' })
    );
  }) +
  solid(box(left - 16, -10, 18, 260), '#7b4a1d', ink(2.4)) +
  solid(box((left + right) / 2 - 7, -10, 14, 260), '#7b4a1d', ink(2.2));

/** Dried chillies on a string from the shelf down. */
const chillies = (x, y, count) =>
  line(`M${x} ${y}L${x} ${y + count * 15}`, ink(2)) +
  repeat(count, (i) => {
    const put = placed(x, y + 12 + i * 15, (i % 2 ? 1 : -1) * (34 + ((i * 17) % 20)));
    return (
      solid(put('M-5 0C-8 12 -6 26 3 42C8 28 8 12 5 0z'), i % 3 ? '#b5321d' : '#d9502f', ink(1.8)) +
      line(put('M0 -7L0 1'), { width: 3.4, colour: '#5d6a22' })
    );
  });

/** Wall, shelf, window, counter and what stands on it. */
export const shop = () =>
  `<defs>${across('wall', ['#9fd0c7', '#dcebdc', '#fbeecb', '#f3c98a'], 0, 1440)}${across('wood', ['#0f4f55', '#4d4a2c', '#8a4f1a'], 0, 1440)}</defs>` +
  area(box(0, 0, 1440, 600), 'url(#wall)') +
  repeat(19, (i) => hair(`M${20 + i * 78} 0L${20 + i * 78} 250`, 0.24)) +
  board(-10, 96, 1006) +
  [34, 108, 182, 470, 546, 622, 706, 782, 858]
    .map((x, i) => jar(x, 96, [MARIGOLD, RUST, TEAL, '#7b8f3a', RUST, MARIGOLD, '#3a2a1c', TEAL, '#c98a3c'][i]))
    .join('') +
  louvres(1010, 1460) +
  ledgers(850, 252) +
  area(box(0, 250, 1440, 360), 'url(#wood)') +
  line('M0 250L1440 250', ink(3)) +
  line('M0 262L1440 262', ink(1.6)) +
  chillies(70, 110, 8) +
  chillies(146, 110, 6) +
  balance(600, 252);

/** Rays that fall through the slats to the left and down. */
export const rays = () =>
  repeat(5, (i) => {
    const [y, foot] = [6 + i * 50, 250 + i * 62];
    return area(`M994 ${y}L994 ${y + 20}L560 ${foot + 34}L560 ${foot}z`, '#fff3cf', 'fill-opacity=".2" ');
  });
