/** A fisherman by night at his table, in profile: the phone in his hand lights his face. */
import { FACE } from '../../closings/parts/grocery-customer.mjs';
import { shaded, tapered } from '../../parts/limbs.mjs';
import { DARK_CLOTH } from '../../parts/palette.mjs';
import { card, fine, hair, ON_WHITE, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, glow, line, round } from '../../stage.mjs';

const [SKIN, HAIR] = ['#10343c', '#071219'];
const EDGE = pen(3.2);

/** The light of the phone on what turns to it. */
const lamplit = (id, d, from, to) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from}" y1="0" x2="${to}" y2="0"><stop stop-color="#fff" stop-opacity="0"/>` +
  `<stop offset="1" stop-color="#dffaf4" stop-opacity=".62"/></linearGradient>${area(d, `url(#${id})`)}`;

const curl = (x, y) => `M${x} ${y}C${x + 4} ${y - 14} ${x + 18} ${y - 12} ${x + 18} ${y + 2}`;

function head() {
  const put = placed(366, 178, 12, 1.12);
  const curls = repeat(13, (i) => {
    const a = -0.5 - i * 0.28;
    return oval(round(72 + 66 * Math.cos(a)), round(70 + 76 * Math.sin(a)), 21);
  });
  const cap =
    'M150 46C128 60 112 74 104 92L98 136L74 150C50 170 30 160 16 136C-2 100 0 50 24 22C60 -16 130 -12 150 46z';
  return (
    solid(put(FACE), SKIN, EDGE) +
    lamplit('face-light', put(FACE), 440, 566) +
    area(put(curls), HAIR) +
    line(put(curls), pen(2.4)) +
    area(put(cap), HAIR) +
    hair(put(repeat(12, (i) => curl(26 + (i % 4) * 27 - Math.floor(i / 4) * 6, 26 + Math.floor(i / 4) * 36))), 0.8) +
    solid(put('M72 108C80 100 93 105 93 119C92 132 86 146 78 148C69 147 66 118 72 108z'), SKIN, pen(2.4)) +
    line(put('M124 86C134 74 150 74 160 83'), pen(5)) +
    line(put('M126 106C134 97 146 96 158 102'), pen(3.4)) +
    area(put(oval(149, 107, 4.4, 5.4)), '#bff5ea') +
    line(put('M130 112C138 116 148 116 155 111M112 98L120 103M111 108L119 109'), pen(1.8)) +
    area(put('M170 159C158 154 144 160 134 180C150 179 164 175 176 171z'), '#a9c9c4') +
    line(put('M168 182C160 186 152 184 144 178C141 176 139 174 138 170'), pen(2.8)) +
    hair(put('M136 150C134 160 136 166 140 172M110 206C118 214 130 220 142 222'), 0.8)
  );
}

const UPPER = [
  [486, 690, 40],
  [430, 612, 46],
  [380, 530, 54],
  [350, 476, 44],
  [338, 452, 16],
];
const FORE = [
  [484, 688, 42],
  [540, 676, 40],
  [620, 624, 30],
  [676, 578, 25],
];

/** Neck and trunk in a vest, the far shoulder behind it. */
const body = () =>
  solid('M532 472C572 486 600 530 606 600L606 730L560 730z', SKIN, EDGE) +
  solid('M412 330L360 446C400 500 480 510 534 470C518 452 512 436 514 414z', SKIN, EDGE) +
  solid(
    'M366 436C306 452 262 500 246 580C238 640 240 700 238 760L588 760C594 690 588 600 566 540C558 506 548 486 530 468C506 560 400 560 366 436z',
    DARK_CLOTH,
    EDGE,
  ) +
  fine('M378 436C410 536 494 540 520 474', 0.8) +
  hair('M560 600C540 640 500 660 470 664M276 600C272 650 276 700 280 740M330 660C330 700 336 720 340 740', 0.6);

/** The phone, its screen to him and to us: on it a door that stands ajar, and a gauge. */
function phone() {
  const put = placed(730, 478, 14);
  return (
    glow(728, 476, 330, '#ffffff', 0.62) +
    solid(put(card(-66, -112, 132, 224, 20)), '#060f17', pen(3.2)) +
    area(put(card(-57, -102, 114, 204, 12)), '#fff') +
    line(put('M-26 -24L-26 -82L34 -82L34 -24zM-8 -24L-8 -82M-8 -82L-32 -94L-32 -10L-8 -24'), {
      width: 5,
      colour: ON_WHITE,
    }) +
    line(put(`${oval(22, 20, 25)}M22 20L36 4`), { width: 5.4, colour: '#e08a1c' })
  );
}

function hand(front) {
  const put = placed(702, 548, 34, 1.24);
  const finger = (y, i) =>
    solid(
      put(`M44 ${y + 9}C30 ${y + 11} 18 ${y + 9} 16 ${y}C18 ${y - 9} 30 ${y - 10} 44 ${y - 9}`),
      SKIN,
      pen(2.4, i ? 0.95 : 1),
    );
  return front
    ? solid(put('M-30 40C-42 18 -40 -10 -24 -34C-16 -46 2 -40 0 -24C-6 -4 -4 16 8 34z'), SKIN, pen(2.8)) +
        line(put('M-20 -32C-16 -40 -6 -36 -6 -26'), pen(1.8)) +
        [-30, -10, 10].map(finger).join('')
    : solid(put('M-28 46C-38 20 -38 -12 -26 -40L44 -44C58 -20 54 18 26 46z'), SKIN, pen(2.8));
}

/** All of him but the arm towards us, which lies over the table. */
export const fisherman = () => body() + head();

export const fishermansArm = () =>
  hand(false) +
  line(tapered(UPPER) + tapered(FORE), pen(6.4)) +
  area(tapered(UPPER) + tapered(FORE), SKIN) +
  area(shaded(FORE, 1, 0.4), '#071a21', 'fill-opacity=".7" ') +
  phone() +
  hand(true);
