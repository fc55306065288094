import { disc } from '../parts/facade.mjs';
import { fade } from '../parts/roadside.mjs';
import { box, card, clipped, fine, hair, ON_WHITE, pen, placed, repeat, solid, within } from '../parts/shapes.mjs';
import { fingersAndThumb, palmAndCuff } from '../services/parts/hand.mjs';
import { area, bell, chance, curve, glow, line, round, sample, stage } from '../stage.mjs';
import { pump } from './parts/pump.mjs';

const MEET = 1160;
const FLOOR = 514;

/** The pump house: a wall of stone, a window on hills, the switch with its cable, a can of oil. */
function room() {
  const stones = repeat(9, (i) => curve(sample((x) => 150 + i * 44 + 5 * Math.sin(x / 70 + i * 2), -20, 1460)));
  const joints = repeat(90, (i) => {
    const [row, x] = [Math.floor(i / 10), (i % 10) * 150 + 120 * chance(i)];
    return `M${round(x)} ${round(153 + row * 44 + 5 * Math.sin(x / 70 + row * 2))}v38`;
  });
  const crest = (drop) => curve(sample((x) => 336 - 74 * bell(x, 336, 56) - 30 * bell(x, 230, 50) + drop, 196, 436, 8));
  const window =
    solid(box(186, 222, 260, 176), '#0a1f28', pen(2.4, 0.6)) +
    clipped(
      'pane',
      box(196, 232, 240, 156),
      repeat(7, (i) => line(crest(i * 15), pen(i ? 1.3 : 2, i ? 0.34 : 0.6))),
    ) +
    `${line(`${box(196, 232, 240, 156)}M276 232V388M356 232V388`, pen(1.8, 0.5))}${line('M172 402H460', pen(2.4, 0.6))}`;
  const switchBox =
    solid(box(676, 216, 58, 78), '#0d2832', pen(2.4)) +
    hair(box(683, 223, 44, 64), 0.7) +
    solid('M734 248H750L758 224L764 226L755 258H734z', '#14424a', pen(2)) +
    fine('M705 216V-10M705 294V366', 0.8);
  const floor =
    area(box(-20, FLOOR, 1480, 300), '#060f17') +
    line(`M-20 ${FLOOR}H1460`, pen(2.6, 0.9)) +
    repeat(6, (i) =>
      hair(
        curve(sample((x) => FLOOR + 14 + i * 13 + i * i * 2 + 2 * Math.sin(x / 120 + i), -20, 1460)),
        round(0.34 - i * 0.05),
      ),
    );
  const can = placed(566, FLOOR);
  return (
    hair(stones + joints, 0.15) +
    window +
    switchBox +
    floor +
    solid(can('M-20 0L-20 -12L-5 -36L5 -36L20 -12L20 0z'), '#0d2832', pen(2.2)) +
    fine(can('M1 -36L4 -46L40 -82M-20 -12L20 -12M-9 -30C-22 -40 -34 -26 -20 -10'), 0.9)
  );
}

/** The phone in the hand: on its screen the pump, framed. */
function photograph() {
  const held = placed(1206, 370, 6, 0.65);
  const ink = (width) => ({ width, colour: ON_WHITE });
  const onScreen = pump(within(held, 9, -40, 0, 0.395), 1.6, 0.24)
    .replace(/fill="#[0-9a-f]{6}"/g, 'fill="#fff"')
    .replace(/stroke="[^"]+"/g, `stroke="${ON_WHITE}"`);
  const frame = 'M-97 -166L-97 -188L-75 -188M75 -188L97 -188L97 -166M97 -14L97 8L75 8M-75 8L-97 8L-97 -14';
  return (
    glow(1212, 356, 290, '#ffffff', 0.5) +
    palmAndCuff(held) +
    solid(held(card(-118, -240, 236, 480, 30)), '#060f17', pen(3.2)) +
    area(held(card(-107, -228, 214, 456, 20)), '#fff') +
    clipped('screen', held(card(-107, -228, 214, 456, 20)), onScreen) +
    line(held(frame), ink(2.6)) +
    line(held(disc(0, 176, 22) + disc(0, 176, 16)), ink(2)) +
    fingersAndThumb(held)
  );
}

/** A photograph of the equipment: in a pump house a hand holds up a phone, on whose screen the old pump is seen again. */
export default function iotSolutions() {
  const put = placed(892, FLOOR);
  return stage(room() + pump(put, 2.8, 1) + photograph() + fade('foot', 1440, 560, 720, 810), {
    meet: MEET,
    spread: 620,
    left: 0,
    top: 0,
    width: 1440,
    height: 810,
  });
}
