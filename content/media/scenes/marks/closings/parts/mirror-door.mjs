/** Daylight through the door of the grocery: the street, and an electrician up a ladder at the broken line. */
import { DAY, ink } from '../../daylight.mjs';
import { GOLD, HONEY } from '../../parts/palette.mjs';
import { clipped, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { bowed, bowedBox, bulge } from './mirror-lens.mjs';

const [LEFT, RIGHT, TOP, FOOT] = [-30, 262, 24, 372];

const DEEP = '#3f9c8a';

const limb = (put, d, fill) => line(put(d), ink(15)) + line(put(d), { width: 10, colour: fill });

const electrician = (put) =>
  limb(put, 'M-4 30L-8 66L-4 100', '#17454b') +
  limb(put, 'M12 30L22 58L12 84', '#1d5a60') +
  line(put('M-12 104L4 104M4 88L20 88'), ink(8)) +
  limb(put, 'M16 -14L38 -20L50 -44', '#e08a2e') +
  solid(put('M-14 -20C-4 -28 16 -28 22 -18L22 36L-12 36z'), '#e9822e', ink(2.2)) +
  line(put('M-12 6L22 6M-12 18L22 18'), { width: 4, colour: '#fff3c4' }) +
  limb(put, 'M-8 -12L-24 8L-8 18', '#e08a2e') +
  solid(put(oval(52, -50, 8)), '#8a5629', ink(1.8)) +
  solid(put(oval(6, -42, 17, 18)), '#8a5629', ink(2.2)) +
  area(put(`${oval(10, -44, 2.4)}${oval(18, -44, 2.2)}`), DAY.ink) +
  line(put('M8 -34C12 -31 16 -32 19 -35'), ink(1.8)) +
  solid(put('M-14 -46C-14 -74 28 -74 28 -48L36 -46L-14 -46z'), GOLD, ink(2.2));

const street = () => {
  const post = bowedBox(198, 20, 14, 400);
  const rungs = repeat(11, (i) => bowed(`M${110 + i * 7.4} ${372 - i * 26}L${146 + i * 7} ${372 - i * 26}`));
  const rails = bowed(`M106 390L198 66`) + bowed(`M142 390L228 70`);
  const put = placed(140, 156, 6, 1.14);
  return (
    `<linearGradient id="morning" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#8fe3dc"/><stop offset="1" stop-color="#f2fff8"/></linearGradient>` +
    area(bowedBox(LEFT, TOP, RIGHT - LEFT, FOOT - TOP), 'url(#morning)') +
    area(bulge('M-60 250C0 190 60 210 110 240C160 200 220 190 290 236L290 400L-60 400z'), '#8fcfb4') +
    line(bulge('M-60 250C0 190 60 210 110 240C160 200 220 190 290 236'), ink(1.8)) +
    line(
      bulge(
        'M-60 272C0 216 60 236 110 262C160 226 220 216 290 258M-60 294C0 244 60 260 110 284C160 252 220 244 290 280',
      ),
      { width: 1.4, colour: DEEP },
    ) +
    area(bulge('M-60 330C60 306 180 306 290 330L290 400L-60 400z'), '#e8dcb4') +
    solid(bulge('M10 316L10 274L78 274L78 316z'), '#f3e3c3', ink(1.8)) +
    solid(bulge('M-2 278L16 246L74 246L92 278z'), '#c8502a', ink(1.8)) +
    area(bulge('M24 316L24 288L38 288L38 316z'), DEEP) +
    solid(post, '#8a5a2c', ink(2)) +
    solid(bowedBox(158, 46, 92, 10), '#8a5a2c', ink(1.8)) +
    area(bulge(`${oval(166, 40, 7)}${oval(242, 40, 7)}`), '#b5471b') +
    line(bulge('M242 40C260 54 280 58 320 54M166 40C120 66 40 70 -60 56'), ink(2.6)) +
    line(bulge('M242 46C250 80 262 92 244 130C238 146 250 156 244 172'), ink(2.6)) +
    line(bulge('M234 178L224 190M244 182L244 198M254 176L264 188'), { width: 3, colour: HONEY }) +
    line(rails, ink(6.5)) +
    line(rails, { width: 3.4, colour: '#e9b45c' }) +
    line(rungs, ink(5)) +
    line(rungs, { width: 2.6, colour: '#e9b45c' }) +
    electrician((d) => bulge(put(d)))
  );
};
/** The doorway, with all that is seen through it. */
export const door = () =>
  solid(bowedBox(LEFT - 26, TOP - 24, RIGHT - LEFT + 52, FOOT - TOP + 24), '#0f5f63', ink(2.6)) +
  clipped('door', bowedBox(LEFT, TOP, RIGHT - LEFT, FOOT - TOP), street()) +
  line(bowedBox(LEFT, TOP, RIGHT - LEFT, FOOT - TOP), ink(2.6)) +
  line(bowed(`M${RIGHT + 3} ${TOP + 4}L${RIGHT + 3} ${FOOT}`), { width: 3, colour: '#c9fff4' });
