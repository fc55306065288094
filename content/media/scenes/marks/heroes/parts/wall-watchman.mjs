/** What tells of the night watchman: his cap and umbrella on nails, and his hand with a glass of tea. */
import { tapered } from '../../parts/limbs.mjs';
import { fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, glow, line } from '../../stage.mjs';

const SKIN = '#6b4421';
const KHAKI = '#3a2d14';

/** A peaked cap, hung aslant on a nail. */
export function cap() {
  const put = placed(1334, 110, 9);
  return (
    solid(put('M-62 10C-84 -12 -68 -36 -30 -46C10 -56 62 -48 76 -20C80 -6 70 4 62 10z'), '#2b210f', pen(3.4)) +
    fine(put('M-46 -30C-26 -38 -4 -18 -2 -4M54 -32C38 -30 28 -16 28 -4'), 0.6) +
    solid(put('M-62 8C-34 -4 34 -4 62 8L60 34C32 22 -30 22 -58 34z'), '#4a3716', pen(3)) +
    solid(
      put('M-58 34C-30 22 32 22 60 34C68 50 58 64 42 64C18 52 -18 52 -42 64C-58 64 -66 50 -58 34z'),
      '#120e08',
      pen(3.2),
    ) +
    line(put('M-42 52C-16 40 16 40 44 52'), pen(2, 0.6)) +
    solid(put('M0 -16L10 -10L10 2L0 10L-10 2L-10 -10z'), '#ffd08a', pen(2)) +
    line('M1318 66C1326 34 1358 34 1362 70', pen(3.4)) +
    line('M1341 46L1341.1 46', { width: 13 })
  );
}

/** A rolled umbrella, hung by its crook. */
export const umbrella = () =>
  line('M1372 230L1396 226M1374 222L1373 238', { width: 7 }) +
  line('M1402 330L1402 236C1402 202 1366 202 1366 236L1366 250', { width: 15 }) +
  line('M1402 330L1402 236C1402 202 1366 202 1366 236L1366 250', { width: 9, colour: '#5a3d18' }) +
  line('M1402 560L1402 604', { width: 9 }) +
  solid(
    'M1378 322C1384 330 1388 312 1396 324C1400 330 1406 312 1412 324C1416 330 1422 318 1428 322C1434 400 1416 500 1408 572L1397 572C1388 500 1370 400 1378 322z',
    '#17140d',
    pen(3.2),
  ) +
  fine(
    'M1393 330C1392 400 1398 490 1401 566M1412 332C1416 400 1408 490 1404 566M1402 332C1408 380 1404 440 1403 500',
    0.75,
  ) +
  solid('M1375 392L1431 384L1430 402L1377 410z', '#4a3716', pen(2.4));

/** A ribbed glass of tea, and its steam. */
const tea = () =>
  glow(1250, 850, 150, '#ffb648', 0.4) +
  solid('M1196 774L1304 774L1292 946C1290 956 1210 956 1208 946z', '#1b1409', pen(3.2)) +
  area('M1200 812C1220 820 1280 820 1300 812L1292 940C1280 948 1220 948 1208 940z', '#d98a26') +
  area('M1200 812C1220 802 1280 802 1300 812C1280 822 1220 822 1200 812z', '#ffd08a') +
  hair('M1218 824L1224 942M1238 826L1241 944M1262 826L1259 944M1282 824L1276 942', 0.6) +
  line('M1212 786L1216 860', { width: 5, colour: '#fff', opacity: 0.5 }) +
  solid('M1196 774C1210 762 1290 762 1304 774C1290 786 1210 786 1196 774z', '#2a1f0e', pen(3));

export const steam = () =>
  line('M1226 752C1206 728 1244 712 1226 684M1252 756C1234 724 1272 704 1250 664M1278 752C1262 732 1292 716 1278 694', {
    width: 4.4,
    opacity: 0.75,
  });

/** His hand round the glass, the little finger out; the sleeve comes from the corner. */
export function handWithTea() {
  const fingers = [
    [
      [1204, 838, 11],
      [1240, 834, 13],
      [1290, 838, 15],
      [1340, 858, 18],
    ],
    [
      [1202, 866, 12],
      [1240, 862, 14],
      [1290, 866, 16],
      [1340, 878, 18],
    ],
    [
      [1206, 895, 11.5],
      [1240, 892, 13.5],
      [1290, 894, 15],
      [1340, 900, 18],
    ],
  ];
  const little = [
    [1206, 946, 9],
    [1236, 936, 11.5],
    [1280, 922, 13],
    [1330, 918, 16],
  ];
  return (
    solid(
      tapered([
        [1280, 824, 13],
        [1310, 816, 15],
        [1342, 832, 19],
        [1372, 862, 22],
      ]),
      SKIN,
      pen(2.8),
    ) +
    tea() +
    solid(tapered(little), SKIN, pen(2.8)) +
    fingers
      .reverse()
      .map((one) => solid(tapered(one), SKIN, pen(2.8)))
      .join('') +
    solid(
      tapered([
        [1350, 878, 44],
        [1392, 906, 37],
        [1436, 946, 40],
        [1500, 1010, 44],
      ]),
      SKIN,
      pen(3),
    ) +
    area('M1302 840C1330 834 1360 844 1376 862L1372 930C1350 942 1326 942 1308 936C1300 930 1300 920 1304 918z', SKIN) +
    line(
      'M1306 853C1318 852 1328 856 1334 862M1306 880C1318 879 1330 882 1336 887M1306 906C1318 905 1328 907 1334 911',
      pen(2.2),
    ) +
    line('M1300 939C1322 946 1350 944 1378 934', pen(2.8)) +
    solid('M1416 872L1480 900L1480 1040L1360 966C1370 928 1388 894 1416 872z', KHAKI, pen(3.2)) +
    solid(
      'M1404 862C1414 858 1430 864 1436 870C1408 896 1388 932 1380 974C1372 978 1356 972 1350 964C1358 924 1376 886 1404 862z',
      '#4a3a1a',
      pen(3.2),
    ) +
    hair(
      repeat(3, (i) => `M${1404 + i * 22} ${950 + i * 14}L${1424 + i * 22} ${918 + i * 14}`),
      0.6,
    )
  );
}
