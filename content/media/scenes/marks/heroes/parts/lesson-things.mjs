/** What is on the desks of the tutoring picture and under them. */
import { DAY, ink } from '../../daylight.mjs';
import { box, card, fine, hair, placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

/** A desk top with its front edge, in two colours of wood; the floor before it. */
export const desk = ([top, edge, floor], from, to) =>
  solid(box(from, 690, to - from, 66), top, ink(2.6)) +
  hair(`M${from} 712H${to}M${from} 734H${to}`, 0.4) +
  area(box(from, 780, to - from, 60), DAY.ink) +
  solid(box(from, 756, to - from, 28), edge, ink(2.6)) +
  area(box(from, 838, to - from, 70), floor) +
  fine(`M${from} 838H${to}`, 0.8);

/** A kettle; (x, y) is the middle of its foot. */
export function kettle(x, y, s) {
  const put = placed(x, y, 0, s);
  return (
    line(put('M-34 -66C-36 -116 36 -116 34 -66'), ink(12)) +
    line(put('M-34 -66C-36 -116 36 -116 34 -66'), { width: 6, colour: '#2a928e' }) +
    solid(put('M40 -34C60 -36 58 -62 76 -72L84 -64C74 -50 72 -14 42 -10z'), '#dfe9e4', ink(2.4)) +
    solid(put('M-46 0C-60 -40 -40 -70 0 -72C40 -70 60 -40 46 0z'), '#f4f7f1', ink(2.6)) +
    area(put('M-46 0C-60 -40 -40 -70 -10 -71C-34 -56 -36 -24 -26 0z'), '#b5d6cd') +
    solid(put(oval(0, -74, 9)), '#2a928e', ink(2))
  );
}

/** Textbooks in a pile on the floor; (x, y) is the middle of its foot. */
export const textbooks = (x, y) =>
  [
    [0, 200, 26, '#17757a'],
    [-14, 172, 22, '#f0b654'],
    [10, 150, 24, '#c8502a'],
  ]
    .map(([u, w, h, fill], i) => {
      const [left, top] = [x + u - w / 2, y - h - [0, 26, 48][i]];
      return (
        solid(card(left, top, w, h, 5), fill, ink(2.4)) +
        line(`M${left + 18} ${top + 3}v${h - 6}M${left + 28} ${top + 3}v${h - 6}`, { width: 3, colour: DAY.paper })
      );
    })
    .join('');

/** The dog, asleep on the cool floor, its nose on its paws. */
export function sleepingDog(x, y, s) {
  const put = placed(x, y, 0, s);
  const [COAT, DUSK, CREAM] = ['#d99a4e', '#9a6226', '#fbefd6'];
  return (
    area(put('M-130 6L124 6L100 14L-170 14z'), '#a8743a', 'fill-opacity=".6" ') +
    line(put('M96 -8C128 -4 136 -24 120 -38'), ink(18)) +
    line(put('M96 -8C128 -4 136 -24 120 -38'), { width: 13, colour: COAT }) +
    solid(put('M104 6C122 -30 96 -78 40 -76C0 -76 -34 -66 -56 -44L-64 6z'), COAT, ink(2.6)) +
    solid(put('M104 6C112 -34 84 -54 56 -42C40 -34 36 -10 50 6z'), COAT, ink(2.4)) +
    solid(put('M20 -6C36 -12 70 -12 78 0C80 6 76 8 70 8L24 8C14 6 14 -2 20 -6z'), CREAM, ink(2.2)) +
    solid(put('M-60 -8C-84 -14 -116 -10 -122 0C-124 6 -120 8 -114 8L-60 8z'), CREAM, ink(2.2)) +
    solid(
      put(
        'M-36 -14C-30 -48 -52 -70 -80 -62C-98 -58 -104 -44 -112 -36C-128 -32 -138 -24 -136 -14C-132 -2 -110 0 -94 -2C-70 6 -42 4 -36 -14z',
      ),
      COAT,
      ink(2.6),
    ) +
    area(put('M-112 -34C-128 -32 -138 -24 -136 -14C-132 -2 -110 0 -94 -2C-84 -12 -94 -34 -112 -34z'), CREAM) +
    line(
      put('M-94 -2C-110 0 -132 -2 -136 -14C-138 -24 -128 -32 -112 -36M-130 -10C-120 -6 -112 -6 -104 -10'),
      ink(2.2),
    ) +
    area(put(oval(-133, -22, 7, 6)), DAY.ink) +
    line(put('M-98 -36C-94 -30 -86 -30 -80 -36'), ink(3)) +
    solid(put('M-66 -58C-44 -74 -26 -54 -28 -26C-44 -24 -60 -36 -66 -58z'), DUSK, ink(2.4))
  );
}

/** The exercise book that lies open before him. */
export const book = () =>
  solid('M890 744L916 706Q970 696 1006 706L1000 742Q940 732 890 744z', DAY.light) +
  solid('M1000 742L1006 706Q1060 696 1104 706L1128 744Q1060 732 1000 742z', DAY.light) +
  hair('M1022 716Q1064 708 1100 716M1022 726Q1066 718 1108 726', 0.8);

/** What both elbows cast on the desks. */
export const elbowShadows = () =>
  area('M384 738L330 746L180 732L290 716zM858 740L808 748L690 736L790 720z', DAY.ink, 'fill-opacity=".3" ');
