/** The bend of a wide convex mirror: what is drawn flat is large in its middle and bows towards its rim. */
import { box, mapped, POINT, placed, polygon } from '../../parts/shapes.mjs';
import { sample } from '../../stage.mjs';

const [X, Y, WIDE, HIGH] = [720, 300, 702, 286];
/** A lens: how much it enlarges its middle, how fast that falls off, and its height; `bend` takes flat path data in, `flat` takes a place back. */
const lens = (middle, fall, tall) => {
  const far = (u, v) => Math.hypot((u - X) / WIDE, (v - Y) / tall);
  const by = (share, u, v) => [X + (u - X) * share, Y + (v - Y) * share];
  return {
    bend: mapped((u, v) => by(middle / Math.sqrt(1 + fall * far(u, v) ** 2), u, v)),
    flat: (x, y) => by(1 / Math.sqrt(middle ** 2 - fall * far(x, y) ** 2), x, y),
  };
};

/** Brings flat path data of the room into the mirror. */
export const bulge = lens(1.48, 1.45, 300).bend;

/** Bends people and what they use less, so that faces and hands keep their form. */
const gentle = lens(1.46, 1.4, 370);

/** Puts a thing with its origin at (x, y) of the picture. */
export const inMirror = (x, y, turn = 0, size = 1) => {
  const at = placed(...gentle.flat(x, y), turn, size);
  return (d) => gentle.bend(at(d));
};

/** A body below the neck as the mirror sees it from above: it narrows towards the feet. */
const fromAbove = (wide) =>
  mapped((u, v) => {
    const share = v < 0 ? 1 : 1 / (1 + v / 1000);
    return [u * wide * (0.2 + 0.8 * share), v * share];
  });

/** As `inMirror`, for a person: the base of the neck at (x, y); `wide` makes up for the squeeze near the rim. */
export const stands = (x, y, turn, size, wide = 1) => {
  const at = inMirror(x, y, turn, size);
  const down = fromAbove(wide);
  return (d) => at(down(d));
};

/** Straight lines of flat path data, in steps short enough to bow. */
export const bowed = (d) => {
  const points = [...d.matchAll(POINT)].map(([, u, v]) => [Number(u), Number(v)]);
  const all = d.endsWith('z') ? [...points, points[0]] : points;
  const steps = all.slice(1).flatMap(([u, v], i) => {
    const [a, b] = all[i];
    const n = Math.max(1, Math.ceil(Math.hypot(u - a, v - b) / 40));
    return Array.from({ length: n }, (_, k) => [a + ((u - a) * (k + 1)) / n, b + ((v - b) * (k + 1)) / n]);
  });
  return bulge(polygon([all[0], ...steps], d.endsWith('z')));
};

/** A flat box, bowed. */
export const bowedBox = (...measures) => bowed(box(...measures));

/** The outline of the mirror, so many pixels inside its edge. */
export const outline = (inset = 0) => {
  const corner = 2 / 3.1;
  const power = (n) => Math.sign(n) * Math.abs(n) ** corner;
  return polygon(
    sample((i) => i, 0, 180, 1).map(([i]) => {
      const a = (i * Math.PI) / 90;
      return [X + (WIDE - inset) * power(Math.cos(a)), Y + (HIGH - inset) * power(Math.sin(a))];
    }),
  );
};
