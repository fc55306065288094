import { DAY, daylight, ink } from '../daylight.mjs';
import { box, card, fine, hair, pen, placed, repeat, solid } from '../parts/shapes.mjs';
import { area, glow, line } from '../stage.mjs';
import { grocer } from './parts/grocer.mjs';
import { customer } from './parts/grocery-customer.mjs';
import { shelves } from './parts/grocery-shelves.mjs';
import { street } from './parts/grocery-street.mjs';

const MEET = 718;

/** Where her finger touches the screen. */
const FINGER = [640, 563];

/** The tablet on its stand; the screen is the only pure white in the picture. */
function tablet() {
  const put = placed(596, 450);
  const row = (i) => {
    const y = 58 + i * 27;
    const long = [74, 98, 60, 86][i];
    return (
      (i === 2
        ? area(put(box(10, y - 14, 226, 28)), '#f7c65f')
        : solid(put(box(22, y - 9, 18, 18)), '#8fd0c8', ink(2))) +
      line(put(`M52 ${y}L${52 + long} ${y}M186 ${y}L${218 - i * 4} ${y}`), { width: 6, colour: DAY.ink })
    );
  };
  return (
    glow(MEET, 530, 250, '#ffffff', 0.24) +
    solid(put(card(0, 0, 246, 194, 18)), DAY.ink, { width: 2, colour: '#5fb8b0' }) +
    area(put(box(10, 10, 226, 174)), '#ffffff') +
    line(put('M22 26L82 26'), { width: 9, colour: '#17757a' }) +
    line(put('M200 26L222 26'), { width: 9, colour: '#e9a23f' }) +
    repeat(4, row) +
    solid(put(card(150, 154, 74, 22, 5)), '#e9a23f', ink(2)) +
    line(put('M170 165L204 165'), { width: 4, colour: DAY.ink }) +
    solid(put('M30 206L42 182L66 182L70 190L176 190L180 182L204 182L216 206z'), '#d9a24e', ink(2.2))
  );
}

/** The counter from its end: a thick board on panelled wood, the sun of the street on its right. */
function counter() {
  const panels = box(476, 712, 200, 200) + box(716, 712, 200, 200);
  return (
    solid(box(446, 676, 500, 230), '#b98746', pen(2.6)) +
    area(panels, '#a8743a') +
    area('M724 676L946 676L946 906L838 906z', '#eec488', 'fill-opacity="0.5" ') +
    line(panels, pen(2.2)) +
    hair('M526 712L526 902M576 712L576 902M626 712L626 902M766 712L766 902M816 712L816 902M866 712L866 902', 0.5) +
    area(box(446, 676, 500, 20), '#6d4225') +
    solid(box(424, 656, 546, 24), '#f0cd93', pen(2.8)) +
    area('M614 657L842 657L800 669L560 669z', '#c79a58') +
    fine('M424 670L970 670', 0.5)
  );
}

/** A grocery by day, from the side: the grocer shows a line on the tablet between them to her customer. */
export default function products() {
  return daylight(shelves() + street() + counter() + tablet() + customer() + grocer(FINGER), {
    meet: MEET,
    spread: 560,
    left: 0,
    top: 0,
    width: 1440,
    height: 900,
  });
}
