/** Around the sluice of platform-in-use: the tank and hills beyond, the dam, the basin, the shore; an egret. */
import { DAY, hillsOn, ink } from '../../daylight.mjs';
import { palmAt } from '../../parts/garden-plants.mjs';
import { box, firm, hair, placed, relief, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, bell, glow, line } from '../../stage.mjs';

const [SHORE, CREST] = [186, 262];

function beyond() {
  const far = (x) => 160 - 84 * bell(x, 150, 130) - 50 * bell(x, 330, 90) - 80 * bell(x, 1010, 140);
  const near = (x) => 180 - 36 * bell(x, 30, 90) - 30 * bell(x, 960, 120);
  const hill = hillsOn(SHORE + 4, 0.7);
  return (
    relief(4, (x, i) => 34 + i * 36 + 8 * Math.sin(x / 110 + i * 0.7), 0.36) +
    glow(1060, 60, 280, '#fff6df', 1) +
    area(oval(900, 74, 34), '#f7b955') +
    hill(far, -20, 600, '#d0e6da') +
    hill(far, 600, 1220, '#f4dfb6') +
    relief(4, (x, i) => far(x) + 16 + i * 17, 0.4) +
    hill(near, -20, 600, '#8fc3b0') +
    hill(near, 600, 1220, '#dcc088')
  );
}

const tank = () =>
  area(box(-20, SHORE, 620, CREST - SHORE + 8), '#6fbab3') +
  area(box(600, SHORE, 640, CREST - SHORE + 8), '#a3cfba') +
  line('M30 206h110M80 224h150M200 208h70M20 244h120', { width: 2.6, opacity: 0.7, colour: DAY.light }) +
  line('M920 202h60M900 218h110M930 234h70M890 248h130', { width: 6, colour: '#fbe8bd' }) +
  firm(`M-20 ${SHORE}H1220`, 0.8);

const dam = () =>
  area(box(-20, CREST, 620, 440), '#5aa88f') +
  area(box(600, CREST, 640, 440), '#dfb45c') +
  relief(7, (x, i) => 296 + i * 27 + 5 * Math.sin(x / 80 + i), 0.7) +
  solid(box(-30, CREST - 6, 1260, 16), '#f4e0b4', ink(2.4));

/** The basin, into which both bays fall. */
const basin = () =>
  solid(
    'M236 440C330 420 870 420 964 440C1000 500 1060 560 1120 610L80 610C140 560 200 500 236 440z',
    '#e9c88f',
    ink(2.8),
  ) +
  area('M258 450C340 432 860 432 942 450C970 508 1020 564 1070 610L130 610C180 564 230 508 258 450z', '#2d958f') +
  area('M330 466C420 452 780 452 870 466C900 500 930 560 960 610L240 610C270 560 300 500 330 466z', '#6fc0b5') +
  line(
    'M420 520C460 532 500 528 540 520M660 522C700 532 750 530 790 520M470 566C520 576 560 574 590 566M640 572C690 580 720 576 760 566',
    {
      width: 6,
      colour: '#ffffff',
    },
  );

/** The bank with the table. */
export const shore = () =>
  solid('M-20 596C260 612 420 622 600 622C780 622 940 612 1220 596V780H-20z', '#b9d9a4', ink(2.8)) +
  area('M600 622C780 622 940 612 1220 596V780H600z', '#ecd088') +
  line(
    repeat(15, (i) =>
      placed(
        16 + i * 82,
        650 - 18 * Math.sin((i / 14) * 3.1) * 0.4,
        0,
        0.9,
      )('M0 0Q-4 -12 -9 -17M0 0L0 -21M0 0Q4 -12 10 -16'),
    ),
    {
      width: 2.4,
      colour: '#3f7f5a',
    },
  );

export const country = () => beyond() + tank() + palmAt(104, 266, 1.14) + dam() + basin();

/** A great egret about the point between its feet, a biscuit in its beak. */
export function egret(x, y, s) {
  const put = placed(x, y, 0, s);
  return (
    line(put('M-14 -84L-12 0M8 -84L12 0M-12 0L-24 4M-12 0L-2 4M12 0L0 4M12 0L24 4'), ink(5)) +
    solid(
      put(
        'M-84 -86C-56 -118 -30 -142 0 -146C20 -150 30 -160 26 -178C20 -196 6 -206 6 -228C6 -252 28 -262 46 -254C56 -250 60 -244 62 -236L42 -230C34 -238 26 -236 26 -226C28 -208 52 -196 50 -164C48 -118 20 -84 -20 -78C-44 -76 -66 -80 -84 -86z',
      ),
      DAY.light,
      ink(2.6),
    ) +
    area(
      put('M-84 -86C-60 -96 -30 -100 0 -112C10 -116 26 -126 40 -132C30 -102 8 -82 -20 -78C-44 -76 -66 -80 -84 -86z'),
      '#cfe6df',
    ) +
    hair(put('M-60 -96C-40 -102 -20 -106 -4 -112M-48 -86C-28 -90 -10 -94 6 -102'), 0.7) +
    solid(put('M58 -248L112 -236L58 -234z'), '#f0a53a', ink(2)) +
    area(put(oval(44, -244, 3.4)), DAY.ink) +
    solid(put(oval(112, -232, 20)), '#e0a656', ink(2.4)) +
    line(put('M104 -238L104.1 -238M116 -240L116.1 -240M108 -226L108.1 -226M120 -228L120.1 -228'), {
      width: 4,
      colour: '#8a5524',
    })
  );
}
