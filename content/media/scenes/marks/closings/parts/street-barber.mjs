/** Booking and loyalty: a barber's shop, half behind its curtain; the customer, seen in the mirror, shows his stamps. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { shaded, tapered } from '../../parts/limbs.mjs';
import { BRICK, BRIGHT_RUST, BRIGHT_TEAL, CREAM, DEEP_TEAL, GOLD, HONEY, MINT, TEAL } from '../../parts/palette.mjs';
import { box, card, clipped, pen, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { SHORT } from './counter-heads.mjs';
import { fist, stands } from './crew.mjs';
import { FACE } from './grocer.mjs';
import { tips } from './half-figure.mjs';
import { backOfHead } from './street-heads.mjs';

const ROOM = box(868, 96, 262, 432);
const HIS = TONES.light;
const BARBER = TONES.warm;

/** His face in the mirror, above the cape. */
function reflection() {
  const put = placed(1000, 208, -3, 0.5);
  const face = { tones: HIS, turn: 12, look: [6, -3], lid: 0.1, brow: 10, mouth: 'grin', wide: 26 };
  return (
    solid(put('M-150 320C-150 190 -90 150 -44 140L44 140C90 150 150 190 150 300z'), MINT, ink(2.4)) +
    solid(put('M-40 60L40 60L46 146C20 166 -20 166 -46 146z'), HIS[1], ink(2.2)) +
    line(put('M-52 142C-20 170 20 170 52 142'), { width: 9, colour: DAY.light }) +
    ear(put, -63, 8, HIS) +
    skull(put, HIS, 12) +
    features(put, face) +
    area(put(SHORT), DAY.ink) +
    // Half of it is cut, half not yet.
    area(
      put(
        'M40 -60C60 -104 92 -96 84 -74C104 -70 96 -44 80 -44C92 -26 82 -14 70 -14C66 -30 60 -48 40 -60zM10 -108C6 -132 36 -132 38 -114C60 -126 72 -104 58 -92z',
      ),
      DAY.ink,
    )
  );
}

const mirror = () =>
  solid(card(920, 124, 158, 178, 14), '#b5702c', ink(2.6)) +
  clipped(
    'glass',
    card(931, 135, 136, 156, 8),
    area(box(920, 120, 160, 190), '#d8eef0') +
      area('M940 130L986 130L930 240L930 150z', DAY.light, 'fill-opacity=".8" ') +
      reflection(),
  ) +
  line(card(931, 135, 136, 156, 8), ink(2.2));

/** A shelf with bottles below the mirror. */
const shelf = () =>
  solid(box(908, 302, 222, 11), '#b5702c', ink(2.2)) +
  [
    [1080, 40, BRIGHT_TEAL],
    [1100, 30, BRIGHT_RUST],
  ]
    .map(
      ([x, h, fill]) =>
        solid(box(x, 302 - h, 15, h), fill, ink(1.8)) + solid(box(x + 4, 294 - h, 7, 8), DAY.ink, ink(1)),
    )
    .join('');

export const barberShop = () =>
  solid('M846 60L816 96L816 512L846 566z', '#e3b878', pen(2.4)) +
  solid(box(846, -20, 320, 560), '#fae3b6', pen(2.4)) +
  area(ROOM, '#f3c98a') +
  clipped(
    'room',
    ROOM,
    area(box(860, 330, 280, 210), '#b9ded6') + line('M860 330L1140 330', ink(2)) + mirror() + shelf(),
  ) +
  // Above the door: scissors and a comb.
  solid(box(856, 18, 284, 62), DEEP_TEAL, ink(2.6)) +
  line('M930 32L984 62M930 62L984 34', { width: 6, colour: CREAM }) +
  line(oval(920, 30, 10) + oval(920, 64, 10), { width: 5, colour: GOLD }) +
  solid(box(1012, 36, 84, 11), GOLD, ink(1.6)) +
  line(
    repeat(11, (i) => `M${1017 + i * 7.4} 47L${1017 + i * 7.4} 63`),
    { width: 3.2, colour: GOLD },
  ) +
  // The striped pole.
  clipped(
    'pole',
    card(826, 150, 26, 140, 12),
    area(box(820, 140, 40, 160), DAY.light) +
      line(
        repeat(6, (i) => `M816 ${170 + i * 28}L862 ${142 + i * 28}`),
        { width: 9, colour: BRIGHT_RUST },
      ),
  ) +
  line(card(826, 150, 26, 140, 12), ink(2.4)) +
  solid(box(822, 140, 34, 13) + box(822, 288, 34, 13), GOLD, ink(2));

/** Five stamps of six, and the last to come. */
const stamps = (put) =>
  solid(put(card(-50, -91, 100, 182, 16)), DAY.ink, { width: 2, colour: '#5fb8b0' }) +
  area(put(card(-42, -80, 84, 160, 9)), '#ffffff') +
  area(put(box(-42, -66, 84, 34)), BRIGHT_TEAL) +
  line(put('M-14 -60L12 -40M-14 -38L12 -58'), { width: 5, colour: DAY.light }) +
  repeat(6, (i) => {
    const [x, y] = [-20 + (i % 2) * 40, -8 + Math.floor(i / 2) * 34];
    return i < 5
      ? area(put(oval(x, y, 14)), HONEY) +
          line(put(`M${x - 6} ${y}L${x - 1} ${y + 6}L${x + 8} ${y - 6}`), { width: 4, colour: BRICK })
      : line(put(oval(x, y, 13)), { width: 3, colour: '#c9a25a' });
  });

/** The chair and the customer from behind. */
function customer() {
  const head = placed(932, 352, -4, 0.62);
  const cape = 'M884 430C896 408 970 408 988 430C1016 462 1020 520 1026 560L846 560C850 510 862 460 884 430z';
  const phone = placed(1016, 366, 8, 0.66);
  return (
    solid('M1000 470C1024 452 1024 420 1010 400L1036 396C1052 430 1050 470 1026 500z', HIS[0], ink(2.4)) +
    solid(card(888, 392, 92, 64, 18), BRIGHT_RUST, ink(2.6)) +
    solid(head('M-36 60L36 60L46 150L-46 150z'), HIS[1], ink(2.2)) +
    backOfHead(head, HIS) +
    solid(cape, MINT, ink(2.6)) +
    line('M890 428C912 442 962 442 984 428', { width: 7, colour: DAY.light }) +
    line('M960 452C966 490 970 524 970 556M916 452C910 490 906 524 906 556', { width: 2, colour: '#5fae9f' }) +
    solid(card(876, 486, 118, 74, 16), BRIGHT_RUST, ink(2.8)) +
    area(card(876, 486, 34, 74, 14), BRICK) +
    area(phone('M-34 100C-44 60 -40 30 -30 10L30 10C40 40 40 70 30 104z'), HIS[0]) +
    stamps(phone) +
    tips(within(phone, -54, 50, 0, 1.1), HIS) +
    solid(phone('M40 104C58 84 66 58 62 34C60 18 50 0 40 6C32 12 36 30 36 44C36 64 30 72 24 84z'), HIS[0], ink(2.2))
  );
}

/** The curtain, drawn half across, before the customer. */
const curtain = () => {
  const edge = 'M866 92L936 92C930 190 938 260 930 340C922 400 934 470 926 528L866 528z';
  return (
    clipped(
      'curtain',
      edge,
      area(box(860, 90, 90, 440), CREAM) +
        repeat(4, (i) =>
          line(
            `M${872 + i * 20} 88C${866 + i * 20} 200 ${878 + i * 19} 300 ${870 + i * 19} 400C${866 + i * 19} 460 ${874 + i * 18} 500 ${868 + i * 18} 532`,
            { width: 9, colour: i % 2 ? BRIGHT_RUST : TEAL },
          ),
        ),
    ) +
    line(edge, ink(2.8)) +
    line('M860 96L1140 96', ink(8)) +
    line('M860 96L1140 96', { width: 4, colour: GOLD }) +
    line(
      repeat(4, (i) => oval(876 + i * 18, 96, 7)),
      { width: 3, colour: GOLD },
    )
  );
};

/** Scissors, open, their blades to the left. */
const scissors = (put) =>
  solid(put('M8 -2L-74 -26L-70 -14L8 10zM8 2L-74 22L-68 10L8 -10z'), '#dfe8e6', ink(2.2)) +
  line(put(oval(22, -14, 11) + oval(22, 14, 11)), ink(9)) +
  line(put(oval(22, -14, 11) + oval(22, 14, 11)), { width: 4.6, colour: BRIGHT_RUST });

/** The barber in profile, from behind his shoulder; scissors and comb wait. */
function barber() {
  const put = stands(1152, 166, 0.6, -1, -6);
  const at = placed(-30, 0);
  const arm = [
    [1112, 462, 27],
    [1126, 414, 30],
    [1150, 350, 34],
  ].map(([x, y, w]) => [x - 30, y, w]);
  const fore = [
    [1082, 466, 27],
    [1070, 464, 24],
    [1048, 460, 20],
  ];
  const coat =
    'M1098 322C1088 344 1092 400 1086 560L1260 560C1262 460 1260 380 1236 336C1216 312 1190 306 1170 296C1150 312 1120 312 1098 322z';
  return (
    solid(
      at('M1110 262L1172 250C1174 282 1180 300 1192 312C1170 336 1128 332 1106 322C1114 302 1116 284 1110 262z'),
      BARBER[1],
      ink(2.4),
    ) +
    solid(at(coat), DAY.light, ink(2.6)) +
    area(at('M1098 322C1088 344 1092 400 1086 560L1116 560C1116 460 1110 380 1124 316z'), '#cfe2dc') +
    line(at(coat), ink(2.6)) +
    solid(put(FACE), BARBER[0], ink(2.6)) +
    area(
      put('M163 196C166 202 165 212 157 218C148 223 134 219 122 215C104 209 88 196 82 172C98 194 132 204 163 196z'),
      BARBER[1],
      'fill-opacity=".55" ',
    ) +
    line(put('M170 178C160 184 148 182 138 172'), { width: 2.8, colour: BARBER[2] }) +
    solid(put('M175 153C158 146 140 152 128 176C146 176 164 172 176 164z'), '#aeb9b4', ink(1.8)) +
    line(put('M168 158C156 158 146 162 138 170'), { width: 1.8, colour: '#66736f' }) +
    line(put('M124 62C134 48 150 50 160 62'), { width: 5, colour: '#cdd5cf' }) +
    area(put('M132 106C138 94 149 93 158 100C155 110 150 115 144 115C139 115 135 112 132 106z'), DAY.light) +
    area(put(oval(149, 108, 5.6, 6.6)), DAY.ink) +
    line(put('M130 150C124 158 124 168 130 178M112 96L100 90M112 106L98 106'), { width: 2, colour: BARBER[2] }) +
    line(put('M128 106C135 93 148 90 159 97'), ink(3.2)) +
    solid(
      put(
        'M120 22C90 2 40 -2 12 34C-14 74 -10 130 34 176C58 178 68 160 74 142C80 124 74 104 86 88C96 76 112 66 116 50C120 40 122 32 120 22z',
      ),
      '#d3dad5',
      ink(2.4),
    ) +
    line(put('M104 28C70 14 34 34 20 74M98 44C66 36 44 58 34 96M84 66C62 66 50 90 46 128'), {
      width: 2,
      colour: '#8b9a96',
    }) +
    solid(put('M78 106C86 98 98 104 97 118C96 130 90 142 82 143C74 142 72 116 78 106z'), BARBER[0], ink(2)) +
    solid(tapered(fore), BARBER[0], ink(2.4)) +
    area(shaded(fore, 1, 0.4), BARBER[1], 'fill-opacity=".55" ') +
    solid(tapered(arm), DAY.light, ink(2.6)) +
    area(at('M1122 330L1190 312L1200 400L1136 424z'), DAY.light) +
    area(shaded(arm, -1, 0.4), '#cfe2dc') +
    solid(at('M1100 312C1118 334 1164 338 1188 304L1202 312C1186 352 1110 352 1092 328z'), MINT, ink(2.2)) +
    scissors(placed(1034, 458, -6)) +
    fist((d) => d, BARBER, 1032, 458, -82, 0.6)
  );
}

/** The step of the shop and the pavement before it. */
const steps = () =>
  solid(box(846, 540, 360, 26), '#e3b878', ink(2.4)) +
  solid(box(836, 526, 360, 16), CREAM, ink(2.4)) +
  solid('M902 566L1200 566L1200 640L880 640L880 590z', '#efd9a6', ink(2.4)) +
  line('M880 590L1200 590M976 567L968 589M1070 567L1046 589', { width: 1.8, colour: '#b98f4a' });

export const barberWork = () => clipped('chair', ROOM, customer()) + curtain() + barber() + steps();
