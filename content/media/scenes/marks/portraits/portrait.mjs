/**
 * One bust on a 800 × 1000 canvas. The face is two planes that meet along forehead, nose, lips
 * and chin: teal light on one, amber on the other. That seam is the ridge of the brand mark.
 */
import { contours, hills, spread } from '../contours.mjs';
import { CLOTHES, SHOULDERS } from './clothes.mjs';
import { AMBER, INK, mix, TEAL } from './colour.mjs';
import { HAIR, HIJAB } from './hair.mjs';
import * as part from './head.mjs';

const WIDTH = 800;
const HEIGHT = 1000;

// The shoulders sit this far (px) above their drawn place.
const LIFT = -62;

// A collar hides the foot of the neck; an open neckline shows it.
const COLLARED = new Set(['shirt', 'blazer', 'kurta']);

const shape = (d, colour, extra = '') => (d ? `<path fill="${colour}" d="${d}"${extra}/>` : '');
const strokes = (list, colour, width, opacity = 1) =>
  list?.length
    ? `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}" d="${list.join('')}"/>`
    : '';

/** Contour lines of a ridge that rises behind the sitter, brightest on the skyline. */
function ground({ tone, seed, amberLeft }) {
  const dark = tone !== 'sand';
  const base = { ink: '#0a131d', teal: '#0a2428', umber: '#1e1710', sand: '#efe4d2' }[tone];
  const field = (x, y) =>
    Math.exp(-(((x - 400) / 360) ** 2) - ((y - 470) / 470) ** 2) * 1.5 + hills(x, y, { scale: 330, seed }) * 0.42;
  const lines = contours(field, { x: -12, y: -12, width: 836, height: 1036, step: 12, levels: spread(-0.5, 1.6, 21) });
  const drawn = lines
    .map(
      ({ d }, i) =>
        `<path stroke-width="${i % 5 === 0 ? 3.2 : 1.5}" stroke-opacity="${i % 5 === 0 ? (dark ? 0.75 : 0.8) : dark ? 0.42 : 0.5}" d="${d}"/>`,
    )
    .join('');
  const lights = amberLeft ? [AMBER, TEAL] : [TEAL, AMBER];
  const [left, right] = lights.map(({ mid, deep }) => (dark ? mid : deep));
  return (
    `<linearGradient id="lines" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="800" y2="0"><stop stop-color="${left}"/><stop offset=".5" stop-color="${dark ? '#e9f6f2' : '#b79a6a'}"/><stop offset="1" stop-color="${right}"/></linearGradient>` +
    `<radialGradient id="glowL" cx=".08" cy=".42" r=".62"><stop stop-color="${lights[0].mid}" stop-opacity="${dark ? 0.4 : 0.32}"/><stop offset="1" stop-color="${lights[0].mid}" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="glowR" cx=".92" cy=".42" r=".62"><stop stop-color="${lights[1].mid}" stop-opacity="${dark ? 0.4 : 0.32}"/><stop offset="1" stop-color="${lights[1].mid}" stop-opacity="0"/></radialGradient>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${base}"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#glowL)"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#glowR)"/>` +
    `<g fill="none" stroke="url(#lines)">${drawn}</g>`
  );
}

/** Markup of the features, each bent by `at`. */
function features(sitter, ink, skin, at) {
  const { eye, brow, mouth, hair, head, wears } = sitter;
  const { inside, teeth, ...closed } = part.MOUTHS[mouth.form];
  const drawEye = ({ white, iris, lid, crease }, i) =>
    `<clipPath id="eye${i}"><path d="${at(white)}"/></clipPath>${shape(at(white), mix(skin, '#fff6e8', 0.72))}` +
    `<g clip-path="url(#eye${i})">${shape(at(iris), ink)}</g>` +
    strokes([at(lid)], ink, 6) +
    strokes([at(crease)], ink, 2.6, 0.45);
  return (
    strokes(part.LINES.slice(0, head.age ?? 0).map(at), ink, 3.5, 0.32) +
    shape(at(part.brows(brow)), hair.grey ? mix(hair.colour, '#8a8f92', 0.3) : mix(hair.colour, INK, 0.35)) +
    part.eyes(eye).map(drawEye).join('') +
    (hair.beard ? shape(at(part.BEARD[hair.beard]), mix(hair.colour, skin, hair.beardSoft ?? 0.06)) : '') +
    shape(at(closed.lips), mouth.lips ?? mix(skin, '#7a2f28', 0.42), ' opacity=".85"') +
    (inside ? shape(at(inside), '#3a1512') + shape(at(teeth), '#f4ece0') : '') +
    strokes([at(closed.line)], ink, 4.5, 0.85) +
    (wears?.pottu ? shape(at(part.circle(400, 370, 7.5)), wears.pottu) : '')
  );
}

function glasses(kind, colour, at, arms) {
  const [rims, between] = part.GLASSES[kind];
  const glint = 'M312 452L340 406M324 460L346 424M430 452L458 406';
  return (
    `<g fill="#fff" fill-opacity=".07" stroke="${colour}" stroke-width="7" stroke-linecap="round"><path d="${at(rims)}"/>` +
    `<path fill="none" d="${at(between)}${arms ? at('M296 424L276 416M504 424L524 416') : ''}"/><path d="${at(glint)}" stroke="#fff" stroke-width="4" opacity=".28"/></g>`
  );
}

/**
 * SVG text of one portrait, 800 × 1000.
 * @param {object} sitter one entry of people.mjs
 */
export function portrait(sitter) {
  const { scene, hair, cloth, head, body, nose, wears = {} } = sitter;
  const { flip = false, amberLeft = false, x = 400, y = 420, scale } = scene;
  const { skin } = body;
  const at = (d) => part.bend(d, part.headMove(head));
  const onBody = (d) => part.bend(d, part.bodyMove(body));
  const ofNeck = (d) => part.bend(d, ([x, y]) => [400 + (x - 400) * (body.neck ?? 1), y]);
  // Mirroring the drawing must not mirror the light, so the two lights change places with it.
  const [left, right] = flip === amberLeft ? [TEAL, AMBER] : [AMBER, TEAL];
  const plane = (light) =>
    light === TEAL ? mix(mix(skin, INK, 0.24), TEAL.mid, 0.24) : mix(mix(skin, '#e08a3a', 0.16), AMBER.light, 0.26);
  const leftSkin = plane(left);
  const rightSkin = plane(right);
  const ink = mix(mix(skin, INK, 0.82), '#1a0d08', 0.3);
  const style = HAIR[hair.style] ?? {};
  const hijab = HIJAB[hair.hijab];
  const { back, front, strands, over, grey } = { ...style, ...hijab };
  const hairColour = hijab ? cloth.scarf : hair.colour;
  const shoulders = onBody(SHOULDERS[body.build]);
  const face = at(part.FACE);
  const seam = at(part.LIT[head.lit ?? 'half'](nose));
  // A face that is turned away hides the ear on the far side.
  const ears = hijab || style.hidesEars ? [] : part.EARS.filter((_, i) => (head.turn ?? 0) * (i ? 1 : -1) < 14);
  const throat = ofNeck(part.NECK);

  const tilted = (markup) => `<g transform="rotate(${head.tilt ?? 0} 400 640)">${markup}</g>`;
  const lifted = (markup) => `<g transform="translate(0 ${LIFT})">${markup}</g>`;
  const outline = [back, front, over, ...ears].filter(Boolean).map(at).concat(face);
  const silhouette =
    tilted(outline.map((d) => shape(d, 'inherit')).join('')) +
    (hijab ? '' : shape(throat, 'inherit')) +
    lifted(shape(shoulders, 'inherit'));
  const strandsColour = mix(hairColour, hijab ? INK : '#ffffff', hijab ? 0.3 : 0.2);
  const rim = (light, dx) => `<g transform="translate(${dx} -4)" fill="${light.light}">${silhouette}</g>`;

  // Hair and cloth carry the same two lights as soft planes.
  const wash = (id) =>
    `<g clip-path="url(#${id})"><rect width="800" height="1100" fill="url(#sideL)"/><rect width="800" height="1100" fill="url(#sideR)"/></g>`;
  const side = (id, light, x1, x2) =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="0" x2="${x2}" y2="0"><stop stop-color="${light.mid}" stop-opacity="${light === TEAL ? 0.5 : 0.42}"/><stop offset="1" stop-color="${light.mid}" stop-opacity="0"/></linearGradient>`;
  const clip = (id, d) => (d ? `<clipPath id="${id}"><path d="${d}"/></clipPath>` : '');
  const washed = (id, d, colour) => (d ? shape(at(d), colour) + wash(id) : '');

  const defs =
    `<linearGradient id="skin" gradientUnits="userSpaceOnUse" x1="304" y1="0" x2="504" y2="0"><stop offset=".52" stop-color="${mix(leftSkin, INK, 0.12)}"/><stop offset=".52" stop-color="${mix(rightSkin, INK, 0.12)}"/></linearGradient>` +
    side('sideL', left, 200, 400) +
    side('sideR', right, 600, 420) +
    clip('face', face) +
    clip('neck', throat) +
    clip('shoulders', shoulders) +
    clip(
      'throat',
      COLLARED.has(cloth.kind)
        ? 'M300 500H500V646C480 664 320 664 300 646z'
        : 'M300 500H500V668C480 702 320 702 300 668z',
    ) +
    clip('back', back && at(back)) +
    clip('front', front && at(front)) +
    clip('over', over);

  const planes = (id, d, shade = 0) =>
    `${shape(d, mix(leftSkin, INK, shade))}<g clip-path="url(#${id})">${shape(seam, mix(rightSkin, INK, shade))}</g>`;

  const clothes = CLOTHES[cloth.kind]({ ...cloth, skin: 'url(#skin)' }).replace(
    / d="([^"]+)"/g,
    (_, d) => ` d="${onBody(d)}"`,
  );
  const garment = `${shape(shoulders, cloth.main)}<g clip-path="url(#shoulders)">${clothes}</g>`;
  // The neck is drawn over the garment's opening but clipped by it, in two planes like the face.
  const shadow = shape(at('M310 520L310 572C350 656 450 656 490 572L490 520z'), INK, ' opacity=".3"');
  const open = `<g clip-path="url(#throat)"><g clip-path="url(#neck)">${planes('neck', throat, 0.12)}${wash('neck')}${shadow}</g></g>`;

  const person =
    rim(left, -9) +
    rim(right, 9) +
    tilted(washed('back', back, mix(hairColour, INK, 0.24))) +
    lifted(garment + wash('shoulders')) +
    (hijab ? shape('M310 580H490V700H310z', mix(hairColour, INK, 0.22)) : open) +
    tilted(
      planes('face', face) +
        `<g clip-path="url(#face)">${shape(at('M282 470C300 500 330 520 352 516C336 540 300 540 282 500zM518 470C500 500 470 520 448 516C464 540 500 540 518 500z'), '#d9644a', ' opacity=".14"')}</g>` +
        strokes([at('M382 500Q391 509 402 508')], ink, 4, 0.5) +
        // A touch of white heat on the bridge of the nose, where the planes meet.
        strokes([at(part.bridgeOf(nose))], '#fff', 3.5, 0.7) +
        features(sitter, ink, rightSkin, at) +
        ears.map((d) => shape(at(d), mix(d === part.EARS[0] ? leftSkin : rightSkin, INK, 0.12))).join('') +
        washed('front', front, hairColour) +
        (grey ? shape(at(grey), '#a9b0b3', ' opacity=".34"') : '') +
        (over ? shape(over, hairColour) + wash('over') + strokes([over], strandsColour, 2.5, 0.55) : '') +
        strokes(strands?.map(at), strandsColour, hijab ? 4 : 3, 0.6) +
        (wears.earrings
          ? ears.map((_, i) => shape(at(part.circle(i ? 527 : 273, 488, 7)), AMBER.light)).join('')
          : '') +
        (wears.glasses ? glasses(wears.glasses, ink, at, !hijab) : ''),
    );

  const placed = `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale}) translate(-400 -432)">${person}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${defs}</defs>${ground(scene)}${placed}</svg>`;
}
