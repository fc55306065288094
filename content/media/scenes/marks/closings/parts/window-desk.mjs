/** What stands on the table of About's closing and on its sill, in morning sun: laptop, notebook, tea, plant, cat. */
import { DAY } from '../../daylight.mjs';
import { box, card, fine, hair, laidOn, pen, placed, repeat, ring, solid } from '../../parts/shapes.mjs';
import { area, chance, line } from '../../stage.mjs';

export const DESK = { front: 806, eye: 60 };
export const SCREEN = { x: 938, y: 446, w: 288, h: 192 };

/** From the table top (x along its front edge, y away from it) to the picture. */
export const laid = laidOn([1000, DESK.eye], DESK.front, 640);

/** A flat shadow on the table, away from the sun at the right. */
const cast = (d) => area(d, '#7a5a2e', 'fill-opacity=".34" ');

/** The laptop; on its white screen the parts of a system, and tasks in a list. */
export function laptop() {
  const { x, y, w, h } = SCREEN;
  const put = placed(x + 14, y + 14);
  const part = (u, v) => card(u, v, 42, 24, 4);
  const parts = part(96, 24) + part(176, 24) + part(136, 72) + part(96, 120) + part(196, 120);
  const lines =
    'M138 36L176 36M117 48L117 60L157 60L157 72M197 48L197 60L157 60M157 96L157 108L117 108L117 120M157 108L217 108L217 120';
  const list = repeat(5, (i) => `M28 ${34 + i * 23}L${58 + 10 * chance(i + 3)} ${34 + i * 23}`);
  const ticks = repeat(5, (i) => card(10, 29 + i * 23, 10, 10, 2));
  const key = (i) => {
    const [u, v] = [942 + (i % 12) * 27.6, 113 + Math.floor(i / 12) * 19];
    return laid(box(u, v, 23, 13));
  };
  return (
    cast(laid('M922 60L1290 60L1290 190L800 150L760 66z')) +
    area(card(x, y, w, h, 10), DAY.ink) +
    area(box(x + 9, y + 9, w - 18, h - 22), '#ffffff') +
    line(put(list), { width: 3.2, colour: '#8fc9c2' }) +
    line(put(ticks), { width: 1.8, colour: '#0b6b6a' }) +
    line(put(lines), { width: 2, colour: '#5c7a7a' }) +
    solid(put(parts), '#d3ece7', { width: 1.8, colour: '#0b6b6a' }) +
    solid(laid('M919 68L1295 68L1295 196L919 196z'), '#c9cfc6', pen(2.6)) +
    area(repeat(48, key), '#5d6f70') +
    line(laid('M1056 74L1158 74L1158 103L1056 103z'), pen(1.5, 0.8)) +
    area(laid('M919 68L1295 68L1292 58L922 58z'), '#6c7a78')
  );
}

/** A notebook with a spiral, on its page a sketch of things that depend on each other; a pencil across it. */
export function notebook() {
  const put = (d) => laid(placed(1440, 92, 9, 0.86)(d));
  const nodes = ['-52 34', '20 50', '70 8', '-20 -12', '38 -44', '-66 -46'];
  const links = ['01', '12', '03', '32', '34', '35'].map((pair) => `M${nodes[pair[0]]}L${nodes[pair[1]]}`).join('');
  const circle = (at) => card(Number(at.split(' ')[0]) - 12, Number(at.split(' ')[1]) - 12, 24, 24, 12);
  const coils = repeat(13, (i) => `M${-84 + i * 14} 76L${-84 + i * 14} 92`);
  const pencil = (d) => laid(placed(1560, 94, 74)(d));
  return (
    cast(put('M-128 -94L100 -90L106 84L-130 74z')) +
    solid(put('M-100 -76L106 -76L106 84L-100 84z'), DAY.paper, pen(2.4)) +
    line(put(links), pen(2)) +
    solid(put(nodes.map(circle).join('')), '#f0b654', pen(2)) +
    line(put(coils), pen(2.4)) +
    cast(pencil('M-70 10L44 10L62 16L44 22L-70 20z')) +
    solid(pencil('M-66 -6L48 -6L66 0L48 6L-66 6z'), '#c8702a', pen(1.8)) +
    area(pencil('M58 -3L67 0L58 3z'), DAY.ink)
  );
}

/** A cup of tea on its saucer; (x, y) is the middle of its foot. */
export function tea(x, y) {
  const put = placed(x, y);
  const steam = [-10, 6, 20].map((u, i) => `M${u} -68C${u - 14} -82 ${u + 14} -92 ${u - 2} -${108 + i * 6}`).join('');
  return (
    cast(put('M0 12L-120 6L-150 -4L-110 -12L0 -10z')) +
    solid(ring(x, y + 1, 54, 13), '#f6e6c4', pen(2.2)) +
    line(put('M36 -42C64 -46 62 -14 28 -14'), { width: 9 }) +
    line(put('M36 -42C64 -46 62 -14 28 -14'), { width: 4.6, colour: '#f6e6c4' }) +
    solid(put('M-38 -56C-38 -24 -28 -4 -14 0L14 0C28 -4 38 -24 38 -56z'), '#fbf0d8', pen(2.4)) +
    area(put('M-37 -54C-37 -24 -28 -4 -14 -1L-2 -1C-14 -12 -20 -30 -20 -50z'), '#b9d3c4') +
    line(put('M-35 -38C-20 -30 20 -30 35 -38'), { width: 3.4, colour: '#1b8585' }) +
    solid(ring(x, y - 56, 38, 9), '#b4621c', pen(2.2)) +
    line(put(steam), pen(1.8, 0.5))
  );
}

/** A plant with broad leaves in a clay pot. */
export function plant(x, y, s = 1) {
  const put = placed(x, y, 0, s);
  const leaf = (turn, size, fill) => {
    const own = placed(x, y - 78 * s, turn, size * s);
    return (
      solid(
        own('M0 0C-10 -30 -40 -58 -34 -96C-30 -124 -8 -138 2 -156C14 -136 34 -122 34 -94C36 -58 10 -30 0 0z'),
        fill,
        pen(2),
      ) +
      area(own('M0 0C10 -30 36 -58 34 -94C34 -122 14 -136 2 -156z'), '#8fc9a8', 'fill-opacity=".6" ') +
      hair(
        own(
          'M0 0L2 -150M0 -40C-10 -50 -20 -58 -28 -76M1 -40C10 -52 20 -60 28 -76M1 -76C-8 -88 -18 -94 -28 -108M1 -76C10 -90 20 -96 28 -110',
        ),
        0.7,
      )
    );
  };
  const back = leaf(-62, 0.8, '#2f8077') + leaf(58, 0.84, '#2f8077');
  const front = leaf(-34, 1.02, '#4a9c8a') + leaf(34, 1, '#4a9c8a') + leaf(0, 1.14, '#5fae96');
  return (
    cast(put('M0 6L-150 4L-180 -8L0 -12z')) +
    back +
    front +
    solid(put('M-46 -72L46 -72L36 0C20 8 -20 8 -36 0z'), '#c8773a', pen(2.4)) +
    area(put('M-46 -72L-14 -72L-10 5C-20 4 -30 4 -36 0z'), '#99531f') +
    solid(put('M-52 -88L52 -88L50 -70L-50 -70z'), '#d98b4a', pen(2.4)) +
    fine(put('M-42 -50C-20 -44 20 -44 42 -50'), 0.6)
  );
}

/** A cat on the sill, from behind, who looks out; its tail hangs down; the sun along its right side. */
export function cat(x, y) {
  const put = placed(x, y);
  const body =
    'M-40 0C-48 -30 -38 -62 -22 -80C-30 -92 -30 -104 -26 -112L-26 -136L-10 -122C-4 -124 4 -124 10 -122L26 -136L26 -112C30 -104 30 -92 22 -80C38 -62 48 -30 40 0z';
  return (
    cast(put('M0 0L-110 10L-160 10L-120 0z')) +
    line(put('M26 -6C50 -8 52 22 46 40C42 54 54 60 60 52'), { width: 12, colour: DAY.ink }) +
    area(put(body), DAY.ink) +
    line(put('M27 -90C28 -86 26 -82 23 -77C38 -60 46 -32 41 -6'), { width: 3, colour: '#ffd9a0' }) +
    hair(put('M0 -78C-3 -56 -3 -34 0 -12'), 0.5)
  );
}
