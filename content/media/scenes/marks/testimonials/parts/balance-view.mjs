/** What lies beyond the verandah of the clinic: a big morning sky, hills, a street with a tram, the lawn. */
import { DAY, folds, hillsOn } from '../../daylight.mjs';
import { box, card, dot, fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, bell, chance, curve, glow, line, round, sample } from '../../stage.mjs';

const [FROM, TO] = [-20, 1220];
const hill = hillsOn(600, 0.8);

const far = (x) => 372 - 62 * bell(x, 330, 130) - 44 * bell(x, 90, 120) - 84 * bell(x, 690, 150) + 4 * Math.sin(x / 31);
const near = (x) => 418 - 44 * bell(x, 560, 170) - 60 * bell(x, 1010, 190) - 20 * bell(x, 120, 130);
const street = (x) => 458 + 5 * Math.sin(x / 210);

/** A cloud, flat below. */
const cloud = (x, y, s) =>
  area(
    placed(
      x,
      y,
      0,
      s,
    )('M-70 0C-84 -2 -84 -22 -64 -24C-62 -46 -30 -50 -20 -36C-8 -58 34 -54 38 -30C60 -36 76 -14 62 0z'),
    DAY.light,
    'fill-opacity=".85" ',
  );

/** The tram, green and cream; its foot on the rails, a pole to the wire. */
function tram(x, y, s) {
  const put = placed(x, y, 0, s);
  const windows = repeat(6, (i) => card(-58 + i * 20, -44, 15, 18, 3));
  return (
    line(put('M10 -62L36 -84'), pen(2)) +
    area(put(`${oval(-40, -4, 7)}${oval(40, -4, 7)}`), DAY.ink) +
    solid(put('M-70 -8C-76 -24 -74 -42 -66 -52C-60 -60 60 -60 66 -52C74 -42 76 -24 70 -8z'), '#f6e2b6', pen(2.2)) +
    area(put('M-70 -8C-73 -15 -74 -21 -74 -24L74 -24C74 -21 73 -15 70 -8z'), '#17757a') +
    line(put('M-74 -24L74 -24'), pen(1.6)) +
    area(put(windows), '#1c4d57') +
    solid(put('M-60 -54C-52 -64 52 -64 60 -54z'), '#0f5559', pen(1.8)) +
    dot(...put('-68 -16').split(' '), 3, '#f7c65f')
  );
}

/** The street: rails, and the wire on its poles. */
const road = () =>
  area(`${curve(sample((x) => street(x) - 4, FROM, TO, 20))}L${TO} 480L${FROM} 480z`, '#f0dcb4') +
  fine(curve(sample((x) => street(x) - 4, FROM, TO, 20)), 0.6) +
  hair(curve(sample((x) => street(x) + 6, FROM, TO, 20)), 0.8) +
  fine('M-20 380L1220 380', 0.7) +
  fine(
    repeat(4, (i) => `M${250 + i * 310} 460L${250 + i * 310} 366M${240 + i * 310} 380L${260 + i * 310} 380`),
    0.8,
  );

/** The lawn and the path to the gate. */
const lawn = () =>
  area(`${curve(sample((x) => 474 + 4 * Math.sin(x / 120), FROM, TO, 10))}L${TO} 620L${FROM} 620z`, '#a9d3b8') +
  fine(curve(sample((x) => 474 + 4 * Math.sin(x / 120), FROM, TO, 10)), 0.8) +
  area('M592 470L650 470C660 510 700 556 752 600L506 600C560 556 588 510 592 470z', '#f0dcb4') +
  fine('M650 474C660 512 700 556 752 600M592 474C588 510 560 556 506 600', 0.8) +
  hair(
    repeat(60, (i) => {
      const [x, y] = [round(1200 * chance(i)), round(488 + 84 * chance(i + 90))];
      if (Math.abs(x - 622) < 30 + (y - 478)) return '';
      return `M${x - 5} ${y}L${x - 3} ${y - 7}M${x} ${y}L${x} ${y - 9}M${x + 5} ${y}L${x + 4} ${y - 6}`;
    }),
    0.5,
  );

export const view = () =>
  area(box(FROM, -20, TO - FROM, 620), '#d9ece6') +
  glow(960, 190, 520, '#fbe3b0', 0.95) +
  dot(876, 116, 36, '#f7b955') +
  cloud(556, 108, 0.9) +
  cloud(642, 214, 0.56) +
  cloud(92, 212, 0.6) +
  hill(far, FROM, TO, '#eef2e2') +
  folds(far, FROM, TO, 6, 9) +
  hill(near, FROM, TO, '#cfe4d2') +
  folds(near, FROM, TO, 5, 8) +
  road() +
  tram(306, 464, 1) +
  lawn();
