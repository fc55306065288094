/** The export manager of a tea factory, who tastes a lot: teal blouse, a sari the red of copper. */
import { ink } from '../../daylight.mjs';
import { GOLD } from '../../parts/palette.mjs';
import { solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { BLOUSE, tastingArm, waitingArm } from './taster-arms.mjs';
import { DUSK, head, SKIN } from './taster-head.mjs';

const [SARI, FOLD, BORDER] = ['#cf5a24', '#a8401a', '#f0a53a'];

/** Neck, blouse and sari. */
const body = () =>
  solid(
    'M278 210L280 272C278 294 262 306 240 314L300 400L380 400L412 316C384 308 362 292 360 272L360 250z',
    SKIN,
    ink(2.2),
  ) +
  area('M279 222L280 272C298 268 340 256 360 242L360 252C330 248 294 250 279 222z', DUSK) +
  line('M272 298C300 332 352 334 386 302', { width: 3, colour: GOLD }) +
  solid(
    'M250 308C228 314 212 324 204 344C198 392 210 442 214 492L210 600L452 600L448 492C456 442 462 392 448 348C440 330 420 320 398 311C388 372 284 380 250 308z',
    BLOUSE,
    ink(2.6),
  ) +
  solid(
    'M384 328C390 320 396 316 398 311C420 320 440 330 448 348C462 392 456 442 448 492L468 600L210 600L213 528C286 494 352 424 376 332z',
    SARI,
    ink(2.6),
  ) +
  area('M210 600L213 528C230 520 246 510 262 498C252 528 250 556 250 600z', FOLD) +
  line('M400 326C392 420 340 500 268 540M416 332C416 430 378 510 312 564M434 346C440 440 416 520 372 576', {
    width: 1.8,
    colour: '#7d2f10',
    opacity: 0.8,
  }) +
  line('M388 322C372 420 298 500 214 532', { width: 10, colour: BORDER });

/** All of her. */
export const taster = () => waitingArm() + body() + head() + tastingArm();
