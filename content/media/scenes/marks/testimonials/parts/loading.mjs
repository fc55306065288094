/** How tea leaves the factory: carried in sacks on the head, packed in chests, loaded on a lorry. */
import { disc } from '../../parts/facade.mjs';
import { box, dot, fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { line } from '../../stage.mjs';

/** One who carries a sack on the head, from the side; the foot at the origin. */
const PORTER = 'M-9 0L-3 -22L-6 -44C-6 -50 -1 -52 4 -51L9 -50L17 -66L21 -64L14 -44L10 -38L9 -24L17 -2L11 0L2 -18L-3 0z';
const SACK = 'M-18 -65C-22 -70 -21 -80 -15 -82C-4 -85 12 -85 22 -82C27 -80 28 -70 24 -65C12 -61 -6 -61 -18 -65z';
export const porter = (x, y, fill, edge) => {
  const put = placed(x, y);
  return [PORTER, disc(3, -57, 7), SACK].map((d) => solid(put(d), fill, edge)).join('');
};

/** A tea chest with metal edges. */
export const chest = (x, y, s) =>
  solid(box(x, y - s, s * 1.1, s), '#12313a', pen(2.2)) +
  hair(box(x + s * 0.16, y - s * 0.84, s * 0.78, s * 0.68), 0.9);

/** A lorry with a bonnet, its tail to the door, loaded with sacks; x is its tail, y the ground. */
export function lorry(x, y) {
  const put = placed(x, y);
  const cab = put(
    'M132 -26L132 -84C132 -91 136 -94 142 -94L170 -94C178 -94 181 -88 184 -80L190 -58L218 -54C225 -52 227 -46 227 -38L227 -20L132 -20z',
  );
  const glass = put('M143 -84L168 -84C172 -84 174 -80 176 -75L181 -57L143 -57z');
  const trim = put('M136 -50L186 -50M186 -50L186 -24M140 -20L140 -48M194 -46L220 -43M194 -40L221 -38M194 -34L221 -33');
  const bed = put('M0 -40L126 -40L126 -24L0 -24z');
  const stakes = put(repeat(5, (i) => `M${2 + i * 30.5} -24L${2 + i * 30.5} -66`));
  const rails = put('M0 -52L126 -52M0 -66L126 -66');
  const sack = (u, v) =>
    solid(
      put(placed(u, v, 0, 0.98)('M-17 0C-21 -5 -20 -15 -15 -17C-5 -19 7 -19 16 -17C21 -14 21 -4 17 0C6 2 -6 2 -17 0z')),
      '#14343c',
      pen(2),
    );
  const load = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].slice(row > 1 ? 1 : 0).map((i) => sack(106 - i * 36 + (row > 1 ? 18 : 0), -41 - row * 18.5)),
  );
  const wheel = (u) => solid(put(disc(u, -15, 16)), '#050c12', pen(3)) + fine(put(disc(u, -15, 7)));
  return (
    solid(put('M4 -24L132 -24L132 -16L4 -16z'), '#07131a', pen(2)) +
    load.join('') +
    line(rails + stakes, pen(2, 0.9)) +
    solid(bed, '#0d242e', pen(2.6)) +
    solid(cab, '#0d242e', pen(2.8)) +
    solid(glass, '#123640', pen(2)) +
    fine(trim, 0.7) +
    solid(put('M184 -14C184 -40 224 -40 226 -14'), '#0a1a22', pen(2.4)) +
    wheel(34) +
    wheel(204) +
    dot(x + 227, y - 36, 4.5, '#fff3dc')
  );
}
