/**
 * One bust on a 800 × 1000 canvas. The face is two planes that meet along forehead, nose, lips
 * and chin: teal light on one, amber on the other. That seam is the ridge of the brand mark.
 */
import { contours, hills, spread } from '../contours.mjs';
import { CLOTHES, SHOULDERS } from './clothes.mjs';
import { AMBER, INK, mix, TEAL } from './colour.mjs';
import { HAIR, HIJAB } from './hair.mjs';

const WIDTH = 800;
const HEIGHT = 1000;

const FACE = {
  oval: 'M282 400C280 300 326 244 400 244C474 244 520 300 518 400C517 474 498 528 462 572C440 598 420 606 400 606C380 606 360 598 338 572C302 528 283 474 282 400z',
  square:
    'M280 400C278 300 324 242 400 242C476 242 522 300 520 400C520 462 512 512 494 548C476 584 438 608 400 608C362 608 324 584 306 548C288 512 280 462 280 400z',
  round:
    'M278 408C276 302 324 246 400 246C476 246 524 302 522 408C520 478 504 530 468 568C446 590 424 600 400 600C376 600 354 590 332 568C296 530 280 478 278 408z',
};
const EAR =
  'M284 404C262 396 254 424 260 450C266 478 280 492 292 482zM516 404C538 396 546 424 540 450C534 478 520 492 508 482z';
const NECK = 'M328 530L328 700C340 742 366 764 400 768C434 764 460 742 472 700L472 530z';
// The shoulders sit this far (px) above their drawn place, and the whole bust is drawn larger.
const LIFT = -62;
const SCALE = 1.16;

// Everything to the right of the seam, as far as the edge of the picture.
const LIT = {
  straight:
    'M406 200C404 280 398 350 396 404C400 436 420 466 430 488C434 500 420 508 404 508C404 516 410 524 416 530C412 538 408 541 404 543C412 547 416 552 412 560C404 568 402 572 402 580C402 594 408 604 412 620L408 800L560 800L560 200z',
  broad:
    'M406 200C404 280 398 350 396 404C398 436 416 460 432 484C438 500 424 510 402 510C402 518 412 525 418 531C414 539 408 542 404 544C414 548 420 554 414 562C404 570 402 574 402 582C402 596 410 606 414 622L408 800L560 800L560 200z',
  fine: 'M406 200C404 280 400 350 398 406C400 436 414 464 426 486C430 498 418 506 404 506C404 515 409 523 414 529C411 537 407 541 404 543C411 547 414 552 410 560C403 568 402 572 402 580C402 594 407 602 410 618L406 800L560 800L560 200z',
};

// A collar hides the foot of the neck; an open neckline shows it.
const COLLARED = new Set(['shirt', 'blazer', 'kurta']);

const shape = (d, colour, extra = '') => (d ? `<path fill="${colour}" d="${d}"${extra}/>` : '');
const strokes = (list, colour, width, opacity = 1) =>
  list?.length
    ? `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}" d="${list.join('')}"/>`
    : '';

/** Contour lines of a ridge that rises behind the sitter, brightest on the skyline. */
function ground({ tone, seed }) {
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
  const [left, right] = dark ? [TEAL.mid, AMBER.mid] : [TEAL.deep, AMBER.deep];
  return (
    `<linearGradient id="lines" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="800" y2="0"><stop stop-color="${left}"/><stop offset=".5" stop-color="${dark ? '#e9f6f2' : '#b79a6a'}"/><stop offset="1" stop-color="${right}"/></linearGradient>` +
    `<radialGradient id="glowL" cx=".08" cy=".42" r=".62"><stop stop-color="${TEAL.mid}" stop-opacity="${dark ? 0.42 : 0.3}"/><stop offset="1" stop-color="${TEAL.mid}" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="glowR" cx=".92" cy=".42" r=".62"><stop stop-color="${AMBER.mid}" stop-opacity="${dark ? 0.38 : 0.34}"/><stop offset="1" stop-color="${AMBER.mid}" stop-opacity="0"/></radialGradient>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${base}"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#glowL)"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#glowR)"/>` +
    `<g fill="none" stroke="url(#lines)">${drawn}</g>`
  );
}

function eyes(ink, { smile = 0, lashes }) {
  const one = (x, side) => {
    const outer = x + side * 25;
    const inner = x - side * 22;
    return (
      `<circle cx="${x + 3}" cy="432" r="10.5" fill="${ink}"/>` +
      strokes([`M${inner} 434Q${x} ${414 + smile} ${outer} ${431}`], ink, 6.5) +
      strokes([`M${inner + side * 4} 412Q${x} 400 ${outer - side * 2} 413`], ink, 2.6, 0.5) +
      (lashes ? strokes([`M${outer} 431l${side * 9} -7`], ink, 5) : '')
    );
  };
  return one(345, -1) + one(455, 1);
}

const brows = (colour, heavy) => {
  const t = heavy ? 15 : 10;
  const one = (x, side) =>
    `M${x - side * 30} ${392}C${x - side * 10} ${378 - t / 3} ${x + side * 16} ${374 - t / 4} ${x + side * 38} 390C${x + side * 16} ${383 + t / 5} ${x - side * 8} ${384 + t / 1.6} ${x - side * 29} ${392 + t * 0.8}z`;
  return shape(one(345, -1) + one(455, 1), colour);
};

const mouth = (ink, lips, smile) =>
  (lips
    ? shape(
        'M368 546C380 536 392 532 402 537C412 532 424 536 436 546C424 566 414 571 402 571C390 571 380 566 368 546z',
        lips,
      )
    : strokes(['M386 569Q402 575 418 569'], ink, 4, 0.45)) +
  strokes([`M364 ${545 - smile * 0.6}Q402 ${553 + smile} 440 ${545 - smile * 0.6}`], ink, 5, 0.85);

const BEARD = {
  full: 'M281 424C284 470 290 530 312 566C336 606 368 632 400 632C432 632 464 606 488 566C510 530 516 470 519 424C512 462 502 494 484 508C462 518 438 512 402 518C366 512 340 518 318 508C300 494 288 462 281 424zM372 545C388 538 416 538 432 545C426 560 416 565 402 565C388 565 378 560 372 545z',
  short:
    'M284 452C290 500 302 542 324 574C346 604 374 618 400 618C426 618 454 604 476 574C498 542 510 500 516 452C508 498 498 520 476 520C452 510 434 516 402 519C370 516 350 510 324 520C302 520 292 498 284 452zM372 545C388 538 416 538 432 545C426 560 416 565 402 565C388 565 378 560 372 545z',
  moustache:
    'M350 540C356 522 384 512 402 520C420 512 448 522 454 540C438 534 420 530 402 533C384 530 366 534 350 540z',
};

function glasses(kind, colour, arms) {
  const frame = {
    round: `<circle cx="343" cy="432" r="46"/><circle cx="457" cy="432" r="46"/>`,
    square: `<rect x="292" y="396" width="96" height="72" rx="20"/><rect x="412" y="396" width="96" height="72" rx="20"/>`,
  }[kind];
  const glint = `<path d="M312 452L340 406M324 460L346 424M430 452L458 406" stroke="#fff" stroke-width="4" opacity=".28"/>`;
  return `<g fill="#fff" fill-opacity=".07" stroke="${colour}" stroke-width="7" stroke-linecap="round">${frame}<path fill="none" d="M389 424Q400 416 411 424${arms ? `M${kind === 'round' ? 297 : 292} 424L268 414M${kind === 'round' ? 503 : 508} 424L532 414` : ''}"/>${glint}</g>`;
}

/**
 * SVG text of one portrait, 800 × 1000.
 * @param {object} sitter one entry of people.mjs
 */
export function portrait(sitter) {
  const { skin, hair, cloth, flip } = sitter;
  // Mirroring the drawing must not mirror the light, so the two lights change places with it.
  const [left, right] = flip ? [AMBER, TEAL] : [TEAL, AMBER];
  const plane = (light) =>
    light === TEAL ? mix(mix(skin, INK, 0.26), TEAL.mid, 0.34) : mix(mix(skin, '#e08a3a', 0.2), AMBER.light, 0.34);
  const leftSkin = plane(left);
  const rightSkin = plane(right);
  const features = mix(mix(skin, INK, 0.82), '#1a0d08', 0.3);
  const style = HAIR[sitter.style] ?? {};
  const hijab = HIJAB[sitter.hijab];
  const hairStyle = hijab ?? style;
  const earless = Boolean(hijab || style.hidesEars);
  const hairColour = hijab ? cloth.scarf : hair;
  const shoulders = SHOULDERS[sitter.build];
  const face = FACE[sitter.face ?? 'oval'];
  const seam = LIT[sitter.nose ?? 'straight'];

  const outlines = [
    hairStyle.back,
    ...(earless ? [] : [EAR]),
    ...(hijab ? [] : [NECK]),
    face,
    hairStyle.front,
    style.over,
  ].filter(Boolean);
  const silhouette = `${outlines.map((d) => `<path d="${d}"/>`).join('')}<path transform="translate(0 ${LIFT})" d="${shoulders}"/>`;
  const strandsColour = mix(hairColour, hijab ? INK : '#ffffff', hijab ? 0.3 : 0.2);
  const rim = (light, dx) => `<g transform="translate(${dx} -4)" fill="${light.light}">${silhouette}</g>`;

  // Hair and cloth carry the same two lights as soft planes.
  const wash = (id) =>
    `<g clip-path="url(#${id})"><rect width="800" height="1100" fill="url(#sideL)"/><rect width="800" height="1100" fill="url(#sideR)"/></g>`;
  const side = (id, light, x1, x2, opacity) =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="0" x2="${x2}" y2="0"><stop stop-color="${light.mid}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${light.mid}" stop-opacity="0"/></linearGradient>`;
  const clip = (id, d) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`;

  const defs =
    `<linearGradient id="skin" gradientUnits="userSpaceOnUse" x1="304" y1="0" x2="504" y2="0"><stop offset=".52" stop-color="${mix(leftSkin, INK, 0.12)}"/><stop offset=".52" stop-color="${mix(rightSkin, INK, 0.12)}"/></linearGradient>` +
    side('sideL', left, 200, 400, left === TEAL ? 0.5 : 0.42) +
    side('sideR', right, 600, 420, right === TEAL ? 0.5 : 0.42) +
    clip('face', face) +
    clip('neck', NECK) +
    clip('shoulders', shoulders) +
    clip(
      'throat',
      COLLARED.has(cloth.kind)
        ? 'M300 500H500V646C480 664 320 664 300 646z'
        : 'M300 500H500V668C480 702 320 702 300 668z',
    ) +
    clip('ears', EAR) +
    (hairStyle.back ? clip('back', hairStyle.back) : '') +
    (hairStyle.front ? clip('front', hairStyle.front) : '') +
    (style.over ? clip('over', style.over) : '');

  const skinOf = (id, d, shade = 0) =>
    `${shape(d, mix(leftSkin, INK, shade))}<g clip-path="url(#${id})">${shape(seam, mix(rightSkin, INK, shade))}</g>`;

  const garment =
    shape(shoulders, cloth.main) +
    `<g clip-path="url(#shoulders)">${CLOTHES[cloth.kind]({ ...cloth, skin: 'url(#skin)' })}</g>`;
  // The neck is drawn over the garment's opening but clipped by it, in two planes like the face.
  const neck = hijab
    ? ''
    : `<g clip-path="url(#throat)"><g clip-path="url(#neck)">${skinOf('neck', NECK, 0.12)}${wash('neck')}${shape('M320 520L320 572C350 652 450 652 480 572L480 520z', INK, ' opacity=".3"')}</g></g>`;

  const person =
    rim(left, -9) +
    rim(right, 9) +
    (hairStyle.back ? shape(hairStyle.back, mix(hairColour, INK, hijab ? 0.22 : 0.25)) + wash('back') : '') +
    `<g transform="translate(0 ${LIFT})">${garment}${wash('shoulders')}</g>` +
    (hijab ? shape('M296 520H504V700H296z', mix(hairColour, INK, 0.22)) : neck) +
    (earless ? '' : skinOf('ears', EAR, 0.12)) +
    skinOf('face', face) +
    `<g clip-path="url(#face)">${shape('M282 470C300 500 330 520 352 516C336 540 300 540 282 500zM518 470C500 500 470 520 448 516C464 540 500 540 518 500z', '#d9644a', ' opacity=".12"')}</g>` +
    brows(sitter.grey ? mix(hair, '#8a8f92', 0.3) : mix(hair, INK, 0.35), sitter.build === 'broad') +
    eyes(features, sitter) +
    strokes(['M384 500Q392 508 402 508'], features, 4, 0.5) +
    (sitter.beard
      ? shape(BEARD[sitter.beard], mix(hair, leftSkin, sitter.beardSoft ?? 0.06), ' fill-rule="evenodd"')
      : '') +
    mouth(features, sitter.lips, sitter.smile ?? 6) +
    (sitter.pottu ? `<circle cx="400" cy="372" r="7.5" fill="${sitter.pottu}"/>` : '') +
    (hairStyle.front ? shape(hairStyle.front, hairColour) + wash('front') : '') +
    (style.grey ? shape(style.grey, '#a9b0b3', ' opacity=".34"') : '') +
    (style.over ? shape(style.over, hairColour) + wash('over') + strokes([style.over], strandsColour, 2.5, 0.55) : '') +
    strokes(hairStyle.strands, strandsColour, hijab ? 4 : 3, 0.6) +
    (sitter.earrings
      ? `<circle cx="273" cy="487" r="7" fill="${AMBER.light}"/><circle cx="527" cy="487" r="7" fill="${AMBER.light}"/>`
      : '') +
    (sitter.glasses ? glasses(sitter.glasses, features, !hijab) : '');

  // A touch of white heat on the bridge of the nose, where the planes meet.
  const heat = `<path d="M396 404C400 436 418 464 428 486" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round" opacity=".75"/>`;

  const placed = `<g transform="translate(400 1000) scale(${SCALE}) translate(-400 -938)${flip ? ' translate(800 0) scale(-1 1)' : ''}">${person}${heat}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${defs}</defs>${ground(sitter)}${placed}</svg>`;
}
