/** A face seen from the front, or turned a little to the right: its outline, eyes, brows, nose and mouth. */
import { DAY, ink } from '../daylight.mjs';
import { area, line, round } from '../stage.mjs';
import { solid } from './shapes.mjs';
import { oval } from './trade-shapes.mjs';

/** Skin, its shade, its lines. */
export const TONES = {
  deep: ['#8a5629', '#633b1f', '#4f2d15'],
  warm: ['#9a6238', '#6d4225', '#5b3519'],
  light: ['#ab7043', '#7d4f2c', '#643c1d'],
  tan: ['#b97d4f', '#8c5a34', '#6b4122'],
  fair: ['#c68f62', '#996640', '#74492a'],
};
const LIP = '#7f3b25';
const IRIS = '#3d2314';

/** Where things are in a face that is turned by `turn`, 0 to 24: 0 looks at us. The chin is at y = 100. */
const plan = (turn) => ({
  near: [round(-28 + turn * 1.1), 15],
  far: [round(29 + turn * 0.85), round(15 - turn * 0.2)],
  tip: round(turn * 1.9),
  mouth: round(turn * 1.25),
});

/** The outline of a face, from temple to temple below the hair; `full` makes it rounder. */
const outline = (turn, full = 0) => {
  const [left, right, chin] = [-60 - full, 60 + full, turn * 1.1];
  return (
    `M${left} -44C${left - 4} -6 ${left - 3} 22 ${left + 6} 48C${left + 12} 76 ${-30 + chin} 101 ${chin} 101` +
    `C${28 + chin * 0.9} 101 ${right - 12 + turn * 0.5} 80 ${right - 5 + turn * 0.4} 50C${right + 1 + turn * 0.3} 34 ${right + 3 + turn * 0.2} 18 ${right + 1 + turn * 0.1} 2` +
    `C${right + 3 + turn * 0.1} -12 ${right + 3} -28 ${right} -44C50 -96 -50 -96 ${left} -44z`
  );
};

/** A head without features: its outline, shaded below the jaw. */
export function skull(put, [skin, dusk], turn, full = 0) {
  const d = put(outline(turn, full));
  const c = turn * 1.1;
  const jaw = `M${-53 - full} 50C-30 84 ${20 + c} 92 ${53 + full + turn * 0.4} 52C${46 + c * 0.5} 84 ${28 + c * 0.9} 101 ${c} 101C${-30 + c} 101 ${-46 - full} 80 ${-53 - full} 50z`;
  return area(d, skin) + area(put(jaw), dusk, 'fill-opacity=".5" ') + line(d, ink(2.4));
}

/** An ear at the side of the head; its middle is at (x, y). */
export const ear = (put, x, y, [skin, , crease], m = -1) =>
  solid(
    put(
      `M${x - m * 6} ${y - 20}C${x + m * 6} ${y - 28} ${x + m * 16} ${y - 16} ${x + m * 13} ${y - 2}C${x + m * 11} ${y + 12} ${x + m * 2} ${y + 22} ${x - m * 6} ${y + 18}z`,
    ),
    skin,
    ink(2.2),
  ) +
  line(put(`M${x} ${y - 14}C${x + m * 8} ${y - 14} ${x + m * 8} ${y - 2} ${x + m * 2} ${y + 6}`), {
    width: 1.8,
    colour: crease,
  });

/** An eye that looks to `[u, v]`; `lid` closes it from 0 to 1. */
function eye(put, [x, w], y, [u, v], lid, [skin, , crease]) {
  if (lid >= 1)
    return line(put(`M${x - w} ${y}C${x - w * 0.5} ${y + 8} ${x + w * 0.5} ${y + 8} ${x + w} ${y - 1}`), ink(3.8));
  const top = y - 13 + lid * 13;
  const upper = `C${x - w * 0.55} ${top} ${x + w * 0.55} ${top - 1} ${x + w} ${y - 1}`;
  const almond = `M${x - w} ${y + 1}${upper}C${x + w * 0.55} ${y + 10} ${x - w * 0.55} ${y + 10} ${x - w} ${y + 1}z`;
  const id = `e${put(`${x} ${y}`).replace(/\W/g, '-')}`;
  return (
    area(put(`M${x - w} ${y + 1}C${x - w * 0.6} ${y - 15} ${x + w * 0.6} ${y - 16} ${x + w} ${y - 1}z`), skin) +
    `<clipPath id="${id}"><path d="${put(almond)}"/></clipPath>` +
    area(put(almond), DAY.light) +
    `<g clip-path="url(#${id})">${area(put(oval(round(x + u), y + v - 1, 6.6, 7.6)), DAY.ink)}</g>` +
    (lid > 0.3
      ? line(put(`M${x - w + 2} ${y - 7}C${x - w * 0.5} ${y - 15} ${x + w * 0.5} ${y - 16} ${x + w - 1} ${y - 8}`), {
          width: 1.6,
          colour: crease,
        })
      : '') +
    line(put(`M${x - w} ${y + 1}${upper}`), ink(3.6))
  );
}

/** A calm eye: narrow, and mostly iris, whose top the upper lid covers. */
function calmEye(put, [x, open], y, [u, v], lid, [, , crease]) {
  const w = round(open * 0.84);
  const top = round(y - 10 + lid * 6);
  const upper = `C${x - w * 0.5} ${top} ${x + w * 0.5} ${top - 1} ${x + w} ${y}`;
  const almond = `M${x - w} ${y + 1}${upper}C${x + w * 0.5} ${y + 8} ${x - w * 0.5} ${y + 8} ${x - w} ${y + 1}z`;
  const [iris, height] = [round(x + u * 0.42), round(y - 1 + v * 0.22)];
  const id = `e${put(`${x} ${y}`).replace(/\W/g, '-')}`;
  return (
    `<clipPath id="${id}"><path d="${put(almond)}"/></clipPath>` +
    area(put(almond), DAY.light) +
    `<g clip-path="url(#${id})">${area(put(oval(iris, height, 7.4)), IRIS)}${area(put(oval(iris, height, 4)), DAY.ink)}${area(put(oval(iris + 2.2, height - 2, 1.5)), DAY.light)}</g>` +
    line(
      put(`M${x - w * 0.8} ${top - 1}C${x - w * 0.4} ${top - 5} ${x + w * 0.4} ${top - 6} ${x + w * 0.85} ${top - 1}`),
      {
        width: 1.5,
        colour: crease,
      },
    ) +
    line(put(`M${x - w} ${y + 1}${upper}`), ink(3.2))
  );
}

const MOUTHS = {
  /** Closed, glad. */
  soft: (put, c, l, r, crease) =>
    area(
      put(`M${c - l * 0.6} 62C${c - 6} 59 ${c + 6} 59 ${c + r * 0.6} 61C${c + 8} 72 ${c - 8} 73 ${c - l * 0.6} 62z`),
      LIP,
      'fill-opacity=".75" ',
    ) +
    line(put(`M${c - l} 55C${c - l * 0.5} 65 ${c + r * 0.5} 65 ${c + r} 54`), { width: 3, colour: crease }) +
    line(put(`M${c - l - 4} 58L${c - l + 2} 51M${c + r - 2} 51L${c + r + 3} 57`), { width: 2, colour: crease }),
  /** Open, with teeth. */
  grin: (put, c, l, r, crease) =>
    area(
      put(
        `M${c - l} 50C${c - l * 0.5} 56 ${c + r * 0.5} 56 ${c + r} 49C${c + r * 0.86} 70 ${c + r * 0.4} 79 ${c - 1} 79C${c - l * 0.5} 79 ${c - l * 0.9} 70 ${c - l} 50z`,
      ),
      LIP,
    ) +
    area(
      put(
        `M${c - l + 3} 52C${c - l * 0.5} 57 ${c + r * 0.5} 57 ${c + r - 3} 51C${c + r * 0.8} 62 ${c + r * 0.5} 67 ${c} 67C${c - l * 0.6} 67 ${c - l * 0.85} 62 ${c - l + 3} 52z`,
      ),
      DAY.light,
    ) +
    line(
      put(
        `M${c - l - 3} 53C${c - l} 50 ${c - l + 1} 50 ${c - l + 1} 48M${c - l} 50C${c - l * 0.5} 56 ${c + r * 0.5} 56 ${c + r} 49M${c + r - 1} 47L${c + r + 3} 52M${c - l * 0.35} 86C${c - 4} 89 ${c + 4} 89 ${c + r * 0.35} 86`,
      ),
      { width: 2.4, colour: crease },
    ),
  /** A smile that is a little open, as of one who speaks; no teeth are seen. */
  parted: (put, c, l, r, crease) =>
    area(
      put(
        `M${c - l * 0.8} 55C${c - l * 0.4} 57 ${c - 5} 56 ${c} 58C${c + 5} 56 ${c + r * 0.4} 57 ${c + r * 0.8} 54C${c + r * 0.45} 75 ${c - l * 0.45} 76 ${c - l * 0.8} 55z`,
      ),
      LIP,
      'fill-opacity=".85" ',
    ) +
    area(
      put(
        `M${c - l * 0.8} 55C${c - l * 0.4} 62 ${c + r * 0.4} 62 ${c + r * 0.8} 54C${c + r * 0.4} 69 ${c - l * 0.4} 70 ${c - l * 0.8} 55z`,
      ),
      '#421a10',
    ) +
    line(put(`M${c - l - 1} 57L${c - l * 0.8} 54M${c + r * 0.8} 53L${c + r + 1} 56`), { width: 2.2, colour: crease }),
  /** Open in wonder. */
  ah: (put, c, l, r, crease) =>
    solid(put(oval(c, 64, (l + r) * 0.26, 13)), LIP, { width: 2.4, colour: crease }) +
    area(put(`M${c - 8} 56C${c - 3} 53 ${c + 3} 53 ${c + 8} 56L${c + 7} 59L${c - 7} 59z`), DAY.light),
};

/**
 * Eyes, brows, nose and mouth.
 * @param {{ tones: string[], turn?: number, look?: number[], lid?: number, brow?: number, tilt?: number, mouth?: string,
 *   wide?: number, hair?: string, calm?: boolean }} face `look` is where the irises are; `brow` lifts the brows, `tilt` their
 *   inner ends; `calm` makes the eyes narrow and the brows level
 */
export function features(
  put,
  {
    tones,
    turn = 0,
    look = [0, 0],
    lid = 0.2,
    brow = 0,
    tilt = 0,
    mouth = 'soft',
    wide = 25,
    hair = DAY.ink,
    calm = false,
  },
) {
  const crease = tones[2];
  const { near, far, tip, mouth: c } = plan(turn);
  const y = -4;
  const lift = calm ? [-1 + brow * 0.3, tilt * 0.3, 8, 6] : [brow, tilt, 12, 8];
  const arch = ([x, w], m) => {
    const [inner, outer] = [y - 21 - lift[0] - lift[1], y - 19 - lift[0]];
    return `M${round(x - m * w * 1.1)} ${outer}C${x - m * w * 0.5} ${outer - lift[2]} ${x + m * w * 0.4} ${inner - lift[3]} ${round(x + m * w * 0.95)} ${inner}`;
  };
  const drawn = calm ? calmEye : eye;
  const nose = turn
    ? `M${tip * 0.72} ${y + 4}C${tip * 0.8} ${y + 18} ${tip + 8} ${y + 24} ${tip + 7} ${y + 33}C${tip + 6} ${y + 41} ${tip - 6} ${y + 40} ${tip - 13} ${y + 37}M${tip - 18} ${y + 26}C${tip - 24} ${y + 32} ${tip - 22} ${y + 38} ${tip - 16} ${y + 38}`
    : `M6 ${y + 4}C8 ${y + 16} 13 ${y + 24} 14 ${y + 31}C14 ${y + 39} 6 ${y + 38} 0 ${y + 40}C-6 ${y + 38} -14 ${y + 39} -14 ${y + 31}`;
  return (
    drawn(put, near, y, look, lid, tones) +
    drawn(put, far, y, look, lid, tones) +
    line(put(arch(near, 1) + arch(far, -1)), { width: calm ? 4.4 : 5, colour: hair }) +
    line(put(nose), { width: 2.6, colour: crease }) +
    MOUTHS[mouth](put, c, wide, wide - turn * 0.3, crease)
  );
}
