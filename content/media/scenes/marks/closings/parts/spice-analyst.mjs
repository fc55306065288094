/** The analyst, who bends in from the right: in profile, round glasses, a short beard, eyes on the grains. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { facing, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { FACE } from './grocery-customer.mjs';
import { aroundBack, aroundFront, forearm } from './spice-hands.mjs';
import { jar, mouthBack, mouthFront, slip, stream } from './spice-things.mjs';
import { pinchOver, pinchUnder } from './table-hands.mjs';
import { sleeve } from './table-sleeves.mjs';

const TONE = TONES.deep;
const [SKIN, DUSK, CREASE] = TONE;
const SHIRT = ['#2b928c', '#176e6c', '#54b5aa'];

/** As `placed`, for what comes from the right. */
const mirrored = (x, y, turn, size) => {
  const put = placed(x, y, turn, size);
  return (d) => put(facing(-1)(d));
};

/** Curls of short hair. */
const hair = (put) =>
  solid(
    put(
      'M146 42C158 22 146 0 116 -8C80 -22 32 -10 8 24C-8 54 -8 92 4 118C14 136 34 144 54 138L64 120L76 98C88 100 92 108 96 118L106 116C110 96 116 84 126 76C132 62 138 52 146 42z',
    ),
    DAY.ink,
    ink(2),
  ) +
  line(
    put(
      repeat(14, (i) => {
        const [x, y] = [26 + (i % 5) * 24 - Math.floor(i / 5) * 8, 12 + Math.floor(i / 5) * 30 + (i % 2) * 8];
        return `M${x} ${y}C${x + 4} ${y - 10} ${x + 16} ${y - 8} ${x + 14} ${y + 2}`;
      }),
    ),
    { width: 2, colour: '#7f9a98' },
  );

function head() {
  const put = mirrored(1302, 20, -13, 0.92);
  return (
    solid(
      'M1222 246C1242 270 1248 290 1250 312L1400 300L1386 236C1350 226 1322 196 1304 132L1256 126z',
      DUSK,
      ink(2.6),
    ) +
    solid(put(FACE), SKIN, ink(2.8)) +
    area(
      put(
        'M98 116C100 150 108 176 126 186C138 190 144 182 150 176C154 168 162 166 170 168L168 173C160 172 156 176 158 181C162 186 168 186 172 190C169 197 165 198 165 202C169 209 168 222 159 228C150 232 138 230 126 225C104 215 86 196 78 160L88 118z',
      ),
      DAY.ink,
    ) +
    area(put('M172 174C164 174 158 176 154 180C160 184 166 184 172 182C176 180 176 176 172 174z'), '#7f3b25') +
    line(put('M170 156C163 158 158 153 161 147'), { width: 2, colour: CREASE }) +
    line(put('M120 74C128 58 146 56 155 68'), { width: 5, colour: DAY.ink }) +
    area(put('M127 110C133 94 151 94 158 105C156 116 150 120 141 119C135 118 130 114 127 110z'), DAY.light) +
    area(put(oval(150, 112, 6.2, 7)), DAY.ink) +
    area(put(oval(152, 110, 1.9)), DAY.light) +
    line(put('M123 107C131 92 151 91 160 103'), { width: 3.8, colour: DAY.ink }) +
    hair(put) +
    solid(put('M72 108C80 100 93 105 93 119C92 132 86 146 78 148C69 147 66 118 72 108z'), SKIN, ink(2.2)) +
    line(put('M100 -8C60 -18 22 2 6 36'), { width: 4, colour: '#ffd9a0' }) +
    line(put('M78 114C86 114 86 126 80 134'), { width: 2, colour: CREASE }) +
    area(put(oval(145, 109, 23, 24)), '#ffffff', 'fill-opacity=".14" ') +
    line(put(oval(145, 109, 23, 24)), { width: 5, colour: '#e0702a' }) +
    line(put('M122 107L86 108'), { width: 5, colour: '#e0702a' }) +
    line(put('M131 97C134 92 139 90 144 90'), { width: 3, colour: '#ffffff' })
  );
}

/** His shoulders in a teal shirt. */
const body = () =>
  solid(
    'M1240 306C1262 350 1306 420 1332 480C1350 526 1362 580 1368 620L1460 620L1460 226L1384 226C1350 270 1290 300 1240 306z',
    SHIRT[0],
    ink(2.8),
  ) +
  area(
    'M1240 306L1272 304C1300 370 1350 440 1372 500C1388 550 1394 590 1396 620L1368 620C1362 580 1350 526 1332 480C1306 420 1262 350 1240 306z',
    SHIRT[1],
  ) +
  solid(
    'M1232 318C1234 304 1240 294 1246 284C1294 284 1346 254 1378 212L1402 232C1386 284 1330 330 1262 352z',
    SHIRT[2],
    ink(2.6),
  ) +
  line(
    'M1246 300C1300 298 1354 268 1388 226M1326 332C1350 380 1384 430 1396 500M1440 286C1402 300 1390 360 1412 440',
    ink(2),
  );

export const analyst = () => head() + body();

const PAPER = mirrored(1222, 446, 8, 0.92);
const HOLD = mirrored(1002, 472, 6, 0.98);
const JAR = placed(852, 442, 0, 1);

/** His far arm, which holds the slip. */
export const slipArm = () =>
  pinchUnder(PAPER, SKIN) +
  slip(placed(1062, 366, -5, 0.96)) +
  pinchOver(PAPER, SKIN) +
  sleeve(PAPER, 54, 26, [SHIRT[1], '#125654', SHIRT[2]], 300);

/** His near arm; the jar in its hand, and the grains that fall into it. */
export const jarArm = () =>
  aroundBack(HOLD, TONE) +
  mouthBack(JAR) +
  stream(850, 290, 498) +
  jar(JAR) +
  mouthFront(JAR) +
  forearm(
    [
      [1330, 560, 60],
      [1200, 518, 48],
      [1080, 488, 32],
      [1002, 472, 26],
    ],
    TONE,
  ) +
  aroundFront(HOLD, TONE) +
  sleeve(mirrored(1012, 476, 16), 130, 26, SHIRT, 520);
