/** The village dog of the platform-and-devops closing, which cannot make out the palm. */
import { DAY, ink } from '../../daylight.mjs';
import { placed, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

/** The dog, sitting, three-quarters to the right, its head on one side; (x, y) is the middle of its foot. */
export function dog(x, y, s) {
  const put = placed(x, y, 0, s);
  const [COAT, DUSK, CREAM] = ['#c98a42', '#9a6226', '#fbefd6'];
  const head = within(put, 34, -196, -14);
  return (
    area(put('M-70 4L70 4L40 16L-150 16z'), '#a8743a', 'fill-opacity=".5" ') +
    line(put('M-58 -14C-96 -10 -116 -34 -104 -64'), ink(19)) +
    line(put('M-58 -14C-96 -10 -116 -34 -104 -64'), { width: 14, colour: COAT }) +
    line(put('M-106 -56L-104 -64'), { width: 14, colour: CREAM }) +
    solid(put('M-6 -168C-50 -140 -84 -70 -78 -20C-74 2 -50 6 -20 4L34 4C52 -40 66 -110 52 -160z'), COAT, ink(2.6)) +
    solid(put('M-78 -20C-82 -60 -50 -76 -26 -56C-8 -38 -14 -10 -24 4L-50 4C-70 4 -77 -8 -78 -20z'), COAT, ink(2.4)) +
    area(put('M-70 -20C-70 -44 -56 -56 -44 -56C-58 -40 -58 -14 -46 2L-54 3C-66 1 -70 -10 -70 -20z'), DUSK) +
    solid(put('M-46 -8C-30 -14 -10 -12 -4 -4C0 2 -4 6 -12 6L-46 6C-54 4 -54 -4 -46 -8z'), CREAM, ink(2.2)) +
    area(put('M4 -138C24 -130 42 -132 54 -140C58 -110 50 -80 38 -58C22 -70 8 -100 4 -138z'), CREAM) +
    solid(put('M6 -110C4 -70 8 -30 10 -8C10 2 16 6 26 6L38 6C44 4 44 -4 36 -8C36 -40 42 -80 44 -110'), COAT, ink(2.4)) +
    solid(put('M14 -10C14 0 16 6 26 6L40 6C48 4 46 -6 36 -10z'), CREAM, ink(2)) +
    solid(
      head(
        'M-40 10C-50 -20 -38 -52 -6 -58C28 -62 48 -44 54 -22C72 -20 92 -12 92 2C92 18 70 24 48 24C34 40 -26 44 -40 10z',
      ),
      COAT,
      ink(2.6),
    ) +
    solid(head('M30 -8C50 -20 92 -14 92 2C92 18 70 24 48 24C36 26 22 14 30 -8z'), CREAM, ink(2.2)) +
    solid(head('M78 -14C90 -16 98 -8 96 0C90 6 80 4 76 -4z'), DAY.ink, ink(1)) +
    line(head('M88 6C82 16 66 20 54 16'), { width: 2.4, colour: '#40240d' }) +
    area(head(oval(24, -26, 9, 9.6)), DAY.light) +
    area(head(oval(27, -28, 6, 7)), DAY.ink) +
    line(head('M14 -42C20 -48 28 -48 34 -44'), { width: 3, colour: DUSK }) +
    solid(head('M-20 -46C-30 -74 -26 -96 -12 -108C4 -96 10 -74 8 -56z'), COAT, ink(2.4)) +
    area(head('M-14 -54C-20 -72 -18 -86 -12 -96C-4 -86 0 -72 0 -58z'), DUSK) +
    solid(head('M-40 -14C-66 -20 -78 -2 -74 18C-56 22 -40 14 -32 -2z'), DUSK, ink(2.4)) +
    solid(put('M-12 -160C6 -146 34 -142 54 -150L52 -134C34 -126 4 -130 -16 -146z'), '#17757a', ink(2.2))
  );
}
