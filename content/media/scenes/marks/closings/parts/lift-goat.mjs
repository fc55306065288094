/** A goat at the open door of a lift that would like to come in, a leaf in its mouth. */
import { DAY, ink } from '../../daylight.mjs';
import { BRIGHT_RUST, CREAM, GOLD } from '../../parts/palette.mjs';
import { box, clipped, placed, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { mirrored } from './lift-light.mjs';

const [COAT, DUSK] = ['#b97a3f', '#8f5726'];

const horn = (put) =>
  solid(put('M8 -62C6 -88 22 -112 48 -116C36 -102 28 -84 28 -60z'), '#6b5a48', ink(2.2)) +
  line(put('M11 -78L27 -74M17 -92L31 -86'), { width: 1.6, colour: '#3a2f25' });

const ear = (put) =>
  solid(put('M30 -46C54 -58 80 -44 90 -14C72 -10 46 -16 32 -28z'), COAT, ink(2.4)) +
  area(put('M40 -40C56 -46 72 -36 80 -20C66 -18 50 -24 40 -32z'), '#e6b28e');

const eye = (put) => solid(put(oval(25, -26, 10, 9)), '#f6c667', ink(2.2)) + area(put(box(18, -28, 13, 5)), DAY.ink);

export function goat() {
  const put = placed(1326, 424, 0, 0.96);
  const head = within(put, 0, 0, -9);
  const other = mirrored(head);
  return clipped(
    'threshold',
    box(1190, 0, 230, 640),
    area(box(1180, 540, 260, 100), '#e2b877') +
      line('M1180 540L1440 540', ink(2.4)) +
      solid(put('M-40 30C-60 90 -76 150 -84 260L120 260C100 160 70 100 42 30z'), COAT, ink(2.6)) +
      area(put('M-40 30C-60 90 -76 150 -84 260L-40 260C-40 180 -30 120 -14 70z'), DUSK) +
      line(put('M-52 92C-20 112 40 110 68 84'), ink(13)) +
      line(put('M-52 92C-20 112 40 110 68 84'), { width: 8, colour: BRIGHT_RUST }) +
      solid(put('M-6 108C-8 128 -16 134 -20 142L28 142C24 134 16 128 14 108z'), GOLD, ink(2.2)) +
      area(put(oval(4, 147, 5)), DAY.ink) +
      horn(head) +
      horn(other) +
      ear(head) +
      ear(other) +
      solid(
        head(
          'M-34 -62C-16 -76 16 -76 34 -62C42 -40 36 -8 28 18C30 44 20 66 0 68C-20 66 -30 44 -28 18C-36 -8 -42 -40 -34 -62z',
        ),
        COAT,
        ink(2.6),
      ) +
      area(head('M-9 -70L9 -70C12 -30 14 0 26 24C28 46 18 64 0 66C-18 64 -28 46 -26 24C-14 0 -12 -30 -9 -70z'), CREAM) +
      eye(head) +
      eye(other) +
      line(head('M-14 30C-12 36 -6 38 0 38C6 38 12 36 14 30M0 38L0 46M-16 52C-8 58 8 58 16 50'), ink(2.4)) +
      solid(head('M10 52C30 40 58 46 70 66C48 74 24 70 10 52z'), '#3f9389', ink(2)) +
      line(head('M12 53C30 54 50 60 66 66'), { width: 1.6, colour: '#0f5f63' }) +
      area(head('M-20 -70C-10 -50 -6 -66 0 -52C6 -66 12 -50 20 -70C10 -82 -10 -82 -20 -70z'), DUSK),
  );
}
