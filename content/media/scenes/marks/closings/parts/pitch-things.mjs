/** What lies about the pitch of the ai-services closing: a tin of tacks, a reel of thread, fallen flowers. */
import { DAY, ink } from '../../daylight.mjs';
import { BRIGHT_RUST, BRIGHT_TEAL, DEEP_TEAL, GOLD, RUST } from '../../parts/palette.mjs';
import { box, POINT, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line, round } from '../../stage.mjs';
import { thrown } from './pitch-shadow.mjs';

/** A temple flower that fell, at (x, y). */
const flower = (x, y, turn) =>
  repeat(5, (i) =>
    solid(
      placed(
        x,
        y,
        turn + i * 72,
        1,
      )('M0 0C-9 -6 -10 -17 0 -21C10 -17 9 -6 0 0z').replace(POINT, (_, u, v) => `${u} ${round(y + (v - y) * 0.6)}`),
      DAY.light,
      ink(1.8),
    ),
  ) + area(oval(x, y, 4.5, 3), GOLD);

export const flowers = () => flower(516, 578, 10) + flower(232, 574, 40) + flower(258, 584, 0) + flower(1030, 584, 24);

/** A tin of tacks, a reel of thread and what fell beside them. */
export const tools = () => {
  const tack = (x, y, turn) => {
    const put = placed(x, y, turn);
    return line(put('M0 0L15 0'), ink(3)) + line(put('M0 -5L0 5'), ink(4));
  };
  return (
    thrown(1330, 540, 130, 18) +
    solid('M1262 500L1268 546C1290 556 1322 556 1342 546L1348 500z', BRIGHT_TEAL, ink(2.6)) +
    area('M1262 500L1268 546C1274 549 1280 551 1288 552L1284 502z', DEEP_TEAL) +
    solid(oval(1305, 500, 43, 11), '#274b4f', ink(2.4)) +
    line('M1276 500L1288 490M1290 502L1296 486M1306 502L1304 488M1316 500L1326 488M1328 501L1336 492', {
      width: 3,
      colour: '#e8efe9',
    }) +
    solid('M1372 508L1424 508L1424 548L1372 548z', BRIGHT_RUST, ink(2.4)) +
    line('M1374 516L1422 520M1374 526L1422 530M1374 536L1422 540', { width: 2, colour: RUST }) +
    solid(box(1366, 498, 64, 12) + box(1366, 546, 64, 12), '#e3b878', ink(2.4)) +
    tack(1240, 556, 20) +
    tack(1206, 568, 160) +
    tack(1272, 572, -30)
  );
};
