/** The landing on the far bank in the sun: a hut under its thatch, and a girl who waves. */
import { ink } from '../../daylight.mjs';
import { box, clipped, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, line, round } from '../../stage.mjs';
import { person, RUST } from './ferry-figures.mjs';
import { TONES } from './ferry-heads.mjs';

/** The hut under its thatch, the landing before it, and a girl who waves. */
export function landing() {
  const roof = 'M1262 178L1330 92L1408 84L1460 150L1460 214L1262 190z';
  const straws = repeat(17, (i) => `M${1338 + i * 6} ${92 - i * 0.5}L${1272 + i * 14} ${186 + i * 1.6}`);
  const piles = [
    [1168, 350],
    [1250, 388],
    [1352, 350],
  ]
    .map(([x, y]) => solid(box(x, y, 11, 44), '#6b4420', ink(2)))
    .join('');
  const deck = [
    [1160, 342],
    [1286, 306],
    [1372, 346],
    [1246, 384],
  ];
  const boards = repeat(6, (i) => {
    const k = (i + 1) / 7;
    return `M${round(1160 + 126 * k)} ${round(342 - 36 * k)}L${round(1246 + 126 * k)} ${round(384 - 38 * k)}`;
  });
  return (
    area('M1290 300L1450 320L1400 350L1210 330z', '#8a5f20', 'fill-opacity=".35" ') +
    solid('M1288 180L1370 196L1370 316L1288 294z', '#c98f45', ink(2.4)) +
    solid('M1370 196L1460 180L1460 300L1370 316z', '#f3d79c', ink(2.4)) +
    solid('M1306 216L1344 224L1344 309L1306 299z', '#3a2712', ink(2)) +
    solid('M1394 222L1434 215L1434 256L1394 262z', '#3a2712', ink(2)) +
    line('M1414 219V259M1394 242L1434 236', { width: 3, colour: '#f3d79c' }) +
    solid(roof, '#e3b25c', ink(2.4)) +
    clipped('thatch', roof, line(straws, { width: 1.4, colour: '#8a5a1c', opacity: 0.8 })) +
    line('M1330 92L1408 84', { width: 7, colour: '#a9742c' }) +
    piles +
    solid('M1160 342L1246 384L1246 396L1160 354zM1246 384L1372 346L1372 358L1246 396z', '#8a5a28', ink(2)) +
    solid(polygon(deck), '#f4d79c', ink(2.4)) +
    line(boards, { width: 1.4, colour: '#9a6d33' }) +
    person(1320, 350, {
      m: -1,
      size: 0.66,
      tones: TONES.warm,
      shirt: [RUST, '#8f3714'],
      legs: { kind: 'dress', cloth: RUST, dark: '#8f3714', shoe: '#6d4225' },
      look: { top: 'plait', mouth: 'grin', brow: 3 },
      near: {
        at: [
          [-28, -110],
          [-46, -124],
          [-48, -160],
        ],
        hand: 'open',
      },
      far: {
        at: [
          [28, -110],
          [44, -134],
          [42, -168],
        ],
        hand: 'open',
      },
    })
  );
}
