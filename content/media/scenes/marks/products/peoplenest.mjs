import { DAY, ink } from '../daylight.mjs';
import { wages } from '../heroes/parts/cabinet-offices.mjs';
import { disc } from '../parts/facade.mjs';
import { box, card, repeat, solid, within } from '../parts/shapes.mjs';
import { area, line, round } from '../stage.mjs';
import { AMBER, compartment } from './parts/compartment.mjs';

/** A clock that stamps time cards, its face about the origin. */
function timeClock(put) {
  const hours = repeat(12, (i) => {
    const p = (r) => `${round(r * Math.cos((i * Math.PI) / 6))} ${round(r * Math.sin((i * Math.PI) / 6))}`;
    return `M${p(29)}L${p(i % 3 ? 32 : 26)}`;
  });
  return (
    solid(put('M-52 88L-52 -4C-52 -62 52 -62 52 -4L52 88z'), '#17605f', ink(2.8)) +
    line(put('M-44 -6C-42 -30 -24 -41 -6 -43'), { width: 3, colour: '#5fb8ad' }) +
    solid(put(disc(0, 0, 41)), '#f0b25c', ink(2.4)) +
    solid(put(disc(0, 0, 35)), DAY.light, ink(2)) +
    line(put(hours), ink(2.4)) +
    line(put('M0 0L0 -23M0 0L14 9'), ink(5)) +
    area(put(disc(0, 0, 5)), '#c8502a')
  );
}

const payslip = (put) =>
  area(put(card(-26, -5, 52, 9, 3)), DAY.ink) +
  solid(put(box(-19, 0, 38, 34)), DAY.light, ink(2)) +
  line(put('M-11 10L11 10M-11 20L4 20'), { width: 4, colour: '#1f8f90' });

/** PeopleNest: a time clock with a card in its slot, an envelope of wages. */
export default function peoplenest() {
  return compartment(
    AMBER,
    (put) => timeClock(within(put, -18, -88)) + payslip(within(put, -40, -37)) + wages(within(put, 32, 1, 4, 0.96)),
  );
}
