/** A payroll clerk from behind and above, at work with both hands. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { HONEY, MINT } from '../../parts/palette.mjs';
import { mapped, placed, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { laying, pointing } from './table-hands.mjs';

const [SKIN] = TONES.deep;
const mirrored = (put) => (d) => put(mapped((u, v) => [u, -v])(d));

/** The back of a head from above: bald at the crown with strands combed over it, glasses, a pencil behind the ear. */
function baldHead(put) {
  const [skin, dusk, crease] = TONES.deep;
  const ears = 'M-66 -14C-84 -26 -92 0 -82 18C-76 30 -66 28 -62 20zM66 -14C84 -26 92 0 82 18C76 30 66 28 62 20z';
  const hair =
    'M-68 6C-80 -62 -52 -108 0 -108C52 -108 80 -62 68 6C64 34 56 52 46 64C20 56 -20 56 -46 64C-56 52 -64 34 -68 6z';
  return (
    solid(put('M-44 30C-44 60 -42 80 -46 110L46 110C42 80 44 60 44 30z'), dusk, ink(2.6)) +
    solid(put(ears), skin, ink(2.8)) +
    solid(put(hair), DAY.ink, ink(2.4)) +
    solid(put('M-42 -52C-44 -84 -22 -98 2 -98C28 -98 46 -82 42 -50C38 -20 20 -8 0 -8C-22 -8 -40 -22 -42 -52z'), skin, {
      width: 2.4,
      colour: crease,
    }) +
    line(put('M-44 -42C-20 -62 14 -66 40 -58M-42 -32C-18 -50 16 -52 40 -44M-36 -22C-14 -36 16 -38 36 -30'), ink(3)) +
    line(put('M-30 -74C-26 -86 -14 -92 -2 -91'), { width: 4, colour: '#d99a6a' }) +
    line(
      put('M-50 12C-46 28 -40 40 -34 48M-22 6C-22 24 -20 38 -16 48M16 6C18 24 18 38 14 48M50 10C48 26 42 40 34 48'),
      {
        width: 2,
        colour: '#7f9a98',
      },
    ) +
    line(put('M-72 -16L-92 -30'), ink(4.4)) +
    solid(put('M58 8L64 16L104 -34L97 -40z'), HONEY, ink(2.4)) +
    solid(put('M97 -40L104 -34L112 -50z'), '#f6e3bb', ink(2))
  );
}

/** Him from behind: shirt, arms, head. */
export function clerk() {
  const right = placed(596, 402, -112, 0.66);
  const left = mirrored(placed(356, 420, -80, 0.66));
  const head = placed(452, 492, 5, 0.86);
  return (
    laying(left, SKIN) +
    pointing(right, SKIN) +
    solid('M590 470C614 450 646 456 662 480C680 516 704 560 720 620L560 620L560 560z', DAY.light, ink(3)) +
    solid('M590 470C614 450 646 456 662 480L670 498C650 472 616 468 588 490z', MINT, ink(2.6)) +
    solid('M296 620L310 520C318 496 352 484 378 498L392 560L380 620z', DAY.light, ink(3)) +
    solid('M310 520C318 496 352 484 378 498L382 516C356 502 322 512 307 540z', MINT, ink(2.6)) +
    solid('M300 630C312 580 352 560 400 552L500 552C560 556 610 580 630 630z', DAY.light, ink(3)) +
    area('M300 630C312 580 352 560 400 552L420 552C380 576 360 600 356 630z', '#cfe2dc') +
    baldHead(head) +
    solid(head('M-54 92C-30 80 30 80 54 92L64 120C30 104 -30 104 -64 120z'), DAY.light, ink(2.8))
  );
}
