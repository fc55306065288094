/** Evening in a three-wheeler, seen through its open side: the driver laughs at his payslip, his daughter points at it. */
import { ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { BRIGHT_RUST, BRIGHT_TEAL, CREAM, DEEP_TEAL, GOLD, MINT, TEAL } from '../../parts/palette.mjs';
import { placed, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, glow, line } from '../../stage.mjs';
import { daughterHead, pointingArm } from './month-daughter.mjs';
import { laughingHead } from './month-driver.mjs';
import { evening, hood } from './month-evening.mjs';

/** His payslip: three lines, and the sum in an amber box with a tick; the light comes through it. */
function payslip(put) {
  return (
    solid(put('M-52 -96L46 -108L56 86L42 78L30 90L16 80L2 94L-12 84L-26 98L-42 88z'), '#ffffff', ink(3.4)) +
    line(put('M-36 -74L10 -80'), { width: 9, colour: TEAL }) +
    line(put('M-36 -46L32 -53M-35 -24L20 -30M-34 -2L34 -9'), { width: 5, colour: MINT }) +
    solid(put('M-34 18L38 10L40 48L-31 57z'), GOLD, ink(3)) +
    line(put('M-12 34L0 46L22 22'), ink(6))
  );
}

/** His shirt, from the shoulders down; the sun on its right side. */
function shirt() {
  return (
    solid('M1172 372L1292 350L1300 470L1180 480z', TONES.warm[1], ink(3)) +
    solid('M1090 640C1094 520 1120 462 1188 440L1300 418C1378 430 1420 480 1436 640z', BRIGHT_TEAL, ink(3.4)) +
    area('M1090 640C1094 520 1120 462 1188 440L1206 436C1162 490 1150 560 1150 640z', DEEP_TEAL) +
    line('M1316 424C1376 438 1412 490 1426 610', { width: 5, colour: '#ffcf87' }) +
    solid('M1168 448L1196 412L1236 474L1204 508z', MINT, ink(3)) +
    solid('M1296 380L1316 436L1262 502L1236 474z', MINT, ink(3)) +
    line('M1238 478C1236 520 1238 570 1240 640', ink(2.6)) +
    area(oval(1250, 540, 5) + oval(1252, 588, 5), CREAM)
  );
}

/** His arm with the payslip: the forearm, a hand whose thumb lies on the paper. */
function reading() {
  const [skin, dusk, crease] = TONES.warm;
  const arm = 'M1056 450C1062 510 1066 560 1078 620L1176 620C1138 540 1110 490 1101 450z';
  const hand = placed(1062, 398, -8, 1);
  return (
    [
      [-26, -20, -10],
      [-8, -26, -4],
      [10, -24, 3],
    ]
      .map(([x, y, turn]) =>
        solid(within(hand, x, y, turn)('M-10 10L-10 -30C-10 -42 10 -42 10 -30L10 10z'), dusk, ink(2.8)),
      )
      .join('') +
    glow(1062, 282, 110, '#fff8de', 0.7) +
    payslip(placed(1062, 282, 3, 0.92)) +
    area(arm, skin) +
    area('M1057 462C1062 510 1066 560 1078 620L1112 620C1090 560 1070 520 1057 462z', dusk, 'fill-opacity=".6" ') +
    line('M1058 468C1062 510 1066 560 1078 620M1101 454C1109 490 1138 540 1174 620', ink(3.4)) +
    area(
      hand('M-14 70C-20 46 -40 26 -38 0C-36 -16 -26 -20 -12 -16L24 -16C34 -8 36 12 32 24C28 40 30 52 32 66z'),
      skin,
    ) +
    line(hand('M-14 70C-20 46 -40 26 -38 0C-36 -16 -26 -20 -12 -16M34 10C34 24 28 38 31 62'), ink(3.4)) +
    solid(hand('M34 14C42 -8 36 -32 22 -54C16 -66 -2 -62 0 -48C4 -36 8 -24 6 -8C6 0 2 6 -4 8'), skin, ink(3.2)) +
    area(hand('M4 -50C4 -58 14 -60 18 -52C20 -46 16 -42 12 -42C6 -42 4 -46 4 -50z'), '#dcab85') +
    line(hand('M12 -26L22 -30M14 -20L24 -23M-28 20C-18 30 -4 34 8 32'), { width: 2.6, colour: crease })
  );
}

/** A wing mirror on its stalk, with the road behind in it. */
const mirror = () =>
  line('M1008 520C1002 550 1004 572 1012 596', ink(9)) +
  line('M1008 520C1002 550 1004 572 1012 596', { width: 4, colour: '#dfe9e4' }) +
  solid(oval(1016, 492, 24, 31), '#dfe9e4', ink(3.2)) +
  solid(oval(1016, 492, 17, 24), CREAM, ink(2.2)) +
  area('M1001 504L1010 494L1022 494L1031 504C1028 512 1022 516 1016 516C1010 516 1004 512 1001 504z', '#b98a3e') +
  line('M1016 497L1016 514', { width: 2.4, colour: '#fffdf0' });

/** The low side of the vehicle, with a painted band. */
const side = () =>
  solid('M960 582L1460 560L1460 640L960 640z', BRIGHT_RUST, ink(3.4)) +
  line('M960 596L1460 574', { width: 5, colour: GOLD });

export const payslipHome = () =>
  evening() +
  daughterHead(placed(1386, 286, -10, 0.8)) +
  shirt() +
  pointingArm() +
  laughingHead(placed(1228, 246, 5, 0.92)) +
  hood() +
  reading() +
  mirror() +
  side();
