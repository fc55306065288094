/** A hotel and a school, in front elevation. */
import { area, line } from '../../stage.mjs';
import {
  arch,
  balustrade,
  DEEP,
  disc,
  figure,
  INK,
  lit,
  PEOPLE,
  pane,
  ROOF,
  TRIM,
  tiles,
  turned,
  WALL,
} from '../facade.mjs';
import { box, fine, hair, pen, placed, polygon, repeat, solid, within } from '../shapes.mjs';

/** A hotel: balconies under a wide tiled roof, a lit arcade with the keys on the wall, a porch. */
export function hotel(put) {
  const columns = [-122, -61, 0, 61, 122];
  const curtains = 'M-17 0L-17 -46L-9 -46C-9 -30 -13 -20 -13 0zM17 0L17 -46L9 -46C9 -30 13 -20 13 0z';
  const lights = [
    [0.9, 0, 0.6, 0.95, 0],
    [0, 0.8, 0.9, 0, 0.7],
  ];
  const rooms = lights.flatMap((row, f) =>
    row.map((light, k) => {
      const [u, v] = [columns[k], -74 - f * 62];
      const guest = (f === 0 && k === 3) || (f === 1 && k === 1);
      const swing = light ? curtains : '';
      return (
        pane(put, u, v, 36, 48, { light, inside: swing, bars: 'M0 0L0 -48' }) +
        (guest ? figure(PEOPLE[f ? 'woman' : 'man'], within(put, u + 6, v)) : '') +
        area(put(box(u - 25, v - 19, 50, 19)), DEEP, 'fill-opacity=".6" ') +
        balustrade(put, u - 25, u + 25, v - 19, v) +
        solid(put(box(u - 28, v, 56, 5)), TRIM, pen(1.7))
      );
    }),
  );
  const arcade = columns.map((u) => arch(u, 0, 46, 58)).join('');
  const keys = repeat(12, (i) => box(-20 + (i % 6) * 7, -46 + Math.floor(i / 6) * 9, 3, 5));
  const desk = `${box(-22, -16, 44, 16)}${placed(0, -14)(PEOPLE.pupil)}${keys}`;
  const lounge = `${box(-20, -8, 16, 8)}${box(-22, -16, 4, 16)}${box(4, -11, 15, 2)}${box(10, -10, 3, 10)}M8 -30L15 -30L18 -22L5 -22z`;
  const furniture =
    placed(-61, 0)(desk) + placed(61, 0)(lounge) + placed(122, 0)(turned(lounge)) + placed(-122, 0)(PEOPLE.guest);
  const ridge = [-112, 112, -252];
  const eaves = [-178, 178, -198];
  const roof = polygon([
    [-112, -252],
    [112, -252],
    [178, -198],
    [-178, -198],
  ]);
  const gable = polygon([
    [-44, -198],
    [0, -238],
    [44, -198],
  ]);
  const bulbs = repeat(13, (i) => disc(-165 + i * 27.5, i % 2 ? -178 : -186, 2));
  const swags = repeat(6, (i) => `M${-165 + i * 55} -186Q${-137.5 + i * 55} -170 ${-110 + i * 55} -186`);
  return (
    solid(put(box(-160, -200, 320, 226)), WALL, pen(2.6)) +
    lit(put(arcade), 0.8) +
    area(put(furniture), INK) +
    fine(put(arcade), 0.95) +
    solid(put(box(-164, -70, 328, 7)), TRIM, pen(1.8)) +
    rooms.join('') +
    solid(put(roof), ROOF, pen(2.8)) +
    hair(put(tiles(ridge, eaves, 5)), 0.6) +
    solid(put(box(-116, -257, 232, 6)), TRIM, pen(2)) +
    solid(put(gable), DEEP, pen(2.6)) +
    lit(put(arch(0, -202, 15, 20)), 0.9) +
    fine(put(`${arch(0, -202, 15, 20)}M-112 -257L-116 -268M112 -257L116 -268M0 -238L0 -250`)) +
    hair(put(swags), 0.6) +
    lit(put(bulbs)) +
    solid(put('M-40 -52Q0 -74 40 -52L40 -47L-40 -47z'), TRIM, pen(2.4)) +
    fine(put('M-36 -47L-36 0M36 -47L36 0M-30 -47L-30 0M30 -47L30 0')) +
    lit(put('M-16 0L-16 -44L16 -44L16 0z'), 0.95) +
    line(put('M-16 0L-16 -44L16 -44L16 0M0 0L0 -44M-4 -24L-4 -18M4 -24L4 -18'), { width: 1.5, colour: INK }) +
    solid(put(box(-164, -3, 328, 26)), DEEP, pen(1.8))
  );
}

/** A school: a gabled hall with a bell; through its wide window a lesson at the blackboard, white-hot if `hot`. */
export function school(put, hot) {
  const board = box(-30, -70, 64, 36);
  const chalk = 'M-20 -42L-20 -62L-2 -42zM-20 -46L-16 -46L-16 -42M8 -44L8 -64M8 -44L28 -44M8 -48Q16 -66 26 -58';
  const teacher = `${placed(-44, -14, 0, 1.2)(PEOPLE.woman)}M-42 -46L-24 -52L-24 -50L-41 -42z`;
  const pupils = repeat(7, (i) => placed(-48 + i * 16, 0, 0, 1.15)(PEOPLE.pupil));
  const hand = 'M23 -6L29 -28L32 -27L29 -4z';
  const lesson = `${board}${teacher}${pupils}${hand}`;
  const hall = polygon([
    [-78, 24],
    [-78, -112],
    [0, -180],
    [78, -112],
    [78, 24],
  ]);
  const rake = polygon([
    [-92, -104],
    [0, -184],
    [92, -104],
    [92, -115],
    [0, -196],
    [-92, -115],
  ]);
  const boards = repeat(7, (i) => {
    const half = 74 - i * 9.6;
    return `M${-half} ${-112 - i * 8}L${half} ${-112 - i * 8}`;
  });
  const wing = (m) => {
    const roof = polygon([
      [m * 70, -126],
      [m * 146, -126],
      [m * 166, -84],
      [m * 70, -84],
    ]);
    const [a, b] = m < 0 ? [-146, -78] : [78, 146];
    const [c, d] = m < 0 ? [-166, -78] : [78, 166];
    const bench = `${box(-13, -11, 26, 2)}${box(-11, -10, 2, 10)}${box(9, -10, 2, 10)}${box(-10, -22, 3, 14)}`;
    const classroom = (u, light) =>
      pane(put, u, -26, 28, 42, { light, inside: bench, bars: 'M0 -42L0 0M-14 -28L14 -28' });
    const leaf = put('M86 0L86 -56L112 -56L112 0z');
    const door =
      lit(leaf, 0.35) + fine(leaf, 0.9) + hair(put('M99 0L99 -56M86 -44L112 -44M95 -24L95 -19M103 -24L103 -19'), 0.8);
    return (
      solid(put(box(m < 0 ? -156 : 74, -86, 82, 112)), WALL, pen(2.4)) +
      (m < 0 ? classroom(-98, 0.75) : door) +
      classroom(m * 134, 0.5) +
      hair(put(repeat(2, (i) => `M${m < 0 ? a : 116} ${-16 + i * 8}L${b} ${-16 + i * 8}`)), 0.5) +
      solid(put(roof), ROOF, pen(2.6)) +
      hair(put(tiles([a, b, -126], [c, d, -84], 4)), 0.6) +
      fine(put(`M${m * 158} -84L${m * 158} 0`), 0.85)
    );
  };
  const bell = 'M-7 -208C-7 -214 -4 -219 0 -219C4 -219 7 -214 7 -208L9 -204L-9 -204z';
  return (
    wing(-1) +
    wing(1) +
    solid(put(`${box(-15, -228, 5, 46)}${box(10, -228, 5, 46)}`), TRIM, pen(1.8)) +
    solid(put(bell), '#12343c', pen(1.8)) +
    fine(put('M-12 -222L12 -222M0 -204L0 -199')) +
    solid(put('M-22 -226L0 -246L22 -226z'), TRIM, pen(2.4)) +
    fine(put('M0 -246L0 -258')) +
    solid(put(hall), WALL, pen(2.6)) +
    hair(put(boards), 0.3) +
    solid(put(rake), ROOF, pen(2.6)) +
    solid(put(disc(0, -140, 14)), '#103039', pen(2)) +
    hair(put([8, 12, 12, 8].map((half, i) => `M${-half} ${-148 + i * 5.4}L${half} ${-148 + i * 5.4}`).join('')), 0.8) +
    pane(put, 0, -18, 122, 84, { light: 1, inside: lesson, hot }) +
    line(put(placed(0, -18)(chalk)), { width: 1.5, colour: '#d9f5ef' }) +
    hair(put('M-78 -8L78 -8M-78 2L78 2M-60 -16L-60 2M60 -16L60 2'), 0.5)
  );
}
