/** Before the open front of the pharmacy: the shop across the road, a tree, and the scooter of the rider. */
import { DAY, ink } from '../../daylight.mjs';
import { box, card, fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, glow, line } from '../../stage.mjs';

/** The shop across the road: a tiled roof, shutters above, an awning, fruit below. */
function shopAcross() {
  const shutter = (x) =>
    solid(box(x, 168, 40, 58), '#17757a', pen(1.8)) +
    hair(`M${x + 20} 168V226${repeat(6, (i) => `M${x + 3} ${177 + i * 8}H${x + 37}`)}`, 0.7);
  const stripe = (i) =>
    solid(
      `M${12 + i * 34} 250L${46 + i * 34} 250L${46 + i * 35} 296C${44 + i * 35} 308 ${14 + i * 35} 308 ${11 + i * 35} 296z`,
      i % 2 ? DAY.light : '#e2622c',
      pen(1.8),
    );
  return (
    solid(box(14, 140, 272, 300), '#fbefd6', pen(2)) +
    area(box(14, 140, 40, 300), '#dfe7d6') +
    shutter(60) +
    shutter(136) +
    shutter(212) +
    solid('M-6 144L24 96L276 96L306 144z', '#c8602a', pen(2)) +
    hair(
      repeat(20, (i) => `M${31 + i * 12.6} 98L${8 + i * 15} 142`),
      0.6,
    ) +
    area(box(30, 290, 240, 150), '#0f4f55') +
    area(
      repeat(9, (i) => oval(54 + i * 24, 318 + (i % 2) * 8, 8, 15)),
      '#f0b43c',
    ) +
    repeat(8, stripe)
  );
}

/** A tree of the street, flat-topped as a rain tree is. */
function tree(x) {
  const crown =
    'M318 214C296 214 290 190 306 180C292 160 310 138 334 142C338 116 374 106 394 122C412 98 456 98 470 122C496 106 530 118 532 142C560 138 578 160 566 180C584 196 572 216 552 214C520 226 350 226 318 214z';
  const put = placed(x, 0);
  return (
    solid(
      put(
        'M424 206L430 306C430 370 426 410 414 446L470 446C456 410 454 370 456 306L466 240L496 206L480 206L452 246L446 206z',
      ),
      '#7a4f2c',
      pen(2),
    ) +
    fine(put('M438 300C440 340 438 380 432 430M447 330C447 370 448 390 452 420'), 0.6) +
    solid(put(crown), '#6fb39a', pen(2.2)) +
    area(
      put('M318 214C296 214 290 190 306 180C340 200 500 206 566 180C584 196 572 216 552 214C520 226 350 226 318 214z'),
      '#3f8d84',
    ) +
    hair(
      put(
        'M340 160C352 150 366 150 376 158M408 140C420 130 434 130 444 138M476 164C488 154 502 154 512 162M372 186C384 178 396 178 406 186M442 190C452 182 466 182 476 190',
      ),
      0.8,
    )
  );
}

/** The scooter, a box for deliveries at its back; it points to the right, (x, y) is the ground below its middle. */
function scooter(x, y, s) {
  const put = placed(x, y, 0, s);
  const wheel = (u) =>
    solid(put(oval(u, -22, 22)), DAY.ink, ink(1)) +
    area(put(oval(u, -22, 11)), '#cfd8d2') +
    area(put(oval(u, -22, 4)), DAY.ink);
  return (
    area(put('M-92 -2L80 -2L104 8L-108 8z'), '#a8743a', 'fill-opacity=".45" ') +
    line(put('M70 -22L48 -112'), ink(11)) +
    line(put('M70 -22L48 -112'), { width: 5, colour: '#cfd8d2' }) +
    wheel(-58) +
    wheel(72) +
    solid(
      put(
        'M-92 -42C-92 -66 -72 -78 -46 -78L-8 -78C-4 -60 0 -40 8 -34L34 -34C34 -64 34 -92 42 -108L58 -104C54 -80 56 -50 54 -18L-24 -18C-26 -36 -36 -46 -58 -46C-74 -46 -84 -40 -88 -32z',
      ),
      '#c8502a',
      ink(2.4),
    ) +
    solid(put('M-84 -78C-86 -90 -76 -92 -66 -91L-18 -91C-8 -91 -2 -86 -4 -77z'), DAY.ink, ink(2)) +
    solid(put('M44 -42C56 -56 88 -56 96 -32C88 -44 74 -46 62 -38z'), '#c8502a', ink(2)) +
    solid(put('M36 -106C38 -124 60 -128 68 -112L64 -98L44 -98z'), '#c8502a', ink(2.2)) +
    area(put(oval(66, -110, 6, 8)), '#f9ddb0') +
    line(put('M40 -118L22 -128M46 -120L50 -148'), ink(5)) +
    solid(put(oval(51, -152, 10, 8)), '#8fd0c8', ink(2)) +
    solid(put(card(-108, -160, 74, 70, 8)), '#17757a', ink(2.4)) +
    area(
      put(
        'M-76 -146L-66 -146L-66 -131L-51 -131L-51 -121L-66 -121L-66 -106L-76 -106L-76 -121L-91 -121L-91 -131L-76 -131z',
      ),
      DAY.light,
    )
  );
}

/** All of it. */
export const street = () =>
  area(box(-10, -10, 640, 560), '#fbeed0') +
  glow(560, 130, 300, '#f7b955', 0.6) +
  solid('M286 300L286 440L640 440L640 262L560 262L560 236L420 236L420 286L350 286L350 300z', '#d3e7d4', pen(1.8)) +
  area(
    repeat(4, (i) => box(306 + i * 30, 322, 16, 24) + box(306 + i * 30, 370, 16, 24)),
    '#8fc4b4',
  ) +
  shopAcross() +
  area(box(-10, 438, 640, 70), '#e2d3b0') +
  solid(box(-10, 432, 640, 10), DAY.paper, pen(1.8)) +
  line('M-10 474H80M120 474H210M250 474H340M380 474H470', { width: 5, colour: DAY.light }) +
  tree(-40) +
  solid(box(-10, 504, 640, 26), '#f0e2c2', pen(2)) +
  scooter(304, 524, 0.98);
