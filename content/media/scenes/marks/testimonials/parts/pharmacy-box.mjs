/** What is on its way: the box of bottles and blister packs; and the tablet with the list that says so. */
import { DAY, ink } from '../../daylight.mjs';
import { card, pen, placed, box as rect, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, glow, line } from '../../stage.mjs';

/** The front of the box. */
const [LEFT, TOP, RIGHT, FOOT] = [672, 408, 822, 512];

function bottle(x, y, fill, turn = 0) {
  const put = placed(x, y, turn);
  return (
    solid(put('M-19 40L-19 -14C-19 -26 -8 -28 -8 -36L8 -36C8 -28 19 -26 19 -14L19 40z'), fill, ink(2.2)) +
    area(put(rect(-18, -8, 36, 40)), DAY.light) +
    solid(put(card(-11, -50, 22, 16, 4)), DAY.ink, ink(1.4))
  );
}

/** A strip of tablets in their blisters. */
function blister(x, y, turn, fill) {
  const put = placed(x, y, turn);
  return (
    solid(put(card(-19, -44, 38, 90, 5)), '#dfe6e0', ink(2)) +
    area(put(repeat(6, (i) => oval(-8 + (i % 2) * 16, -33 + Math.floor(i / 2) * 19, 5.6, 7))), fill)
  );
}

/** The box: open, its flaps out. */
export const box = () =>
  area(`M${LEFT + 8} ${TOP - 16}L${RIGHT - 8} ${TOP - 16}L${RIGHT} ${TOP}L${LEFT} ${TOP}z`, '#6b4522') +
  blister(700, 394, -14, '#c8502a') +
  bottle(738, 390, '#17757a') +
  blister(800, 398, 12, '#17757a') +
  bottle(774, 394, '#e08a2a', 5) +
  solid(`M${LEFT} ${TOP}L${LEFT - 26} ${TOP + 34}L${LEFT - 8} ${TOP + 40}L${LEFT} ${TOP + 26}z`, '#e0b274', ink(2.4)) +
  solid(
    `M${RIGHT} ${TOP}L${RIGHT + 24} ${TOP - 20}L${RIGHT + 30} ${TOP - 4}L${RIGHT} ${TOP + 26}z`,
    '#b98448',
    ink(2.4),
  ) +
  solid(rect(LEFT, TOP, RIGHT - LEFT, FOOT - TOP), '#d6a05c', ink(2.6)) +
  area(rect(LEFT, TOP, 26, FOOT - TOP), '#b98448') +
  area(rect(734, TOP, 26, 104), '#f0cf98') +
  line(`M734 ${TOP}V${FOOT}M760 ${TOP}V${FOOT}`, pen(1.6, 0.7)) +
  solid(`M${LEFT} ${TOP}L${RIGHT} ${TOP}L${RIGHT - 8} ${TOP + 20}L${LEFT + 10} ${TOP + 20}z`, '#ecc48a', ink(2.2)) +
  line(rect(LEFT, TOP, RIGHT - LEFT, FOOT - TOP), ink(2.6));

/** A shop, small. */
const shop = (put, fill) =>
  solid(put('M-17 -2L-17 19L17 19L17 -2z'), DAY.light, ink(1.8)) +
  area(put('M-3 19L-3 4L9 4L9 19z'), DAY.ink) +
  solid(put('M-16 -17L16 -17L22 -2C18 5 11 5 7 -1C4 5 -4 5 -7 -1C-11 5 -18 5 -22 -2z'), fill, ink(1.8));

/** The tablet on its stand: one branch a line; on the first the sand runs out. */
export function tablet() {
  const put = placed(1112, 486, 3);
  const row = (i) => {
    const own = within(put, -38, -56 + i * 56);
    return (
      shop(own, ['#e08a2a', '#17757a', '#8fd0c8'][i]) +
      (i ? line(own('M36 -6L84 -6M36 10L66 10'), { width: 6, colour: '#7f9a98' }) : '')
    );
  };
  const glass = within(put, 26, -56, 0, 1.15);
  return (
    area('M1048 606L1182 606L1166 622L1016 622z', '#a8743a', 'fill-opacity=".5" ') +
    solid('M1086 570L1142 570L1158 608L1066 608z', '#4d8f8a', ink(2.4)) +
    glow(1112, 486, 170, '#ffffff', 0.5) +
    solid(put(card(-76, -100, 152, 200, 14)), DAY.ink, { width: 2, colour: '#5fb8b0' }) +
    area(put(rect(-66, -88, 132, 176)), '#ffffff') +
    area(put(rect(-66, -88, 132, 62)), '#fbe3b4') +
    line(put('M-66 -26L66 -26M-66 30L66 30'), { width: 1.8, colour: '#7f9a98' }) +
    repeat(3, row) +
    solid(
      glass('M-14 -18L14 -18C14 -6 4 -4 4 0C4 4 14 6 14 18L-14 18C-14 6 -4 4 -4 0C-4 -4 -14 -6 -14 -18z'),
      DAY.light,
      ink(2.2),
    ) +
    area(glass('M-8 -9L8 -9C6 -4 2 -3 0 0C-2 -3 -6 -4 -8 -9zM-12 17C-10 8 -3 6 0 3C3 6 10 8 12 17z'), '#e88a1a') +
    line(glass('M-18 -20L18 -20M-18 20L18 20'), { width: 5.6, colour: '#c8762a' })
  );
}
