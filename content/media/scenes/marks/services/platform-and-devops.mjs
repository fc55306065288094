import { DAY, daylight, ink } from '../daylight.mjs';
import { SKIN } from '../parts/palette.mjs';
import { box, facing, limb, ON_WHITE, placed, repeat, ring, solid } from '../parts/shapes.mjs';
import { oval } from '../parts/trade-shapes.mjs';
import { area, chance, line, round, TAU } from '../stage.mjs';
import { stick } from './parts/shop-people.mjs';
import { EDGE, JOINT } from './parts/three-gates.mjs';
import { country, smallGate } from './parts/wewa-land.mjs';

const OPEN = 560;
const SPARE = 740;
const SHIRT = '#0f5f60';
const STONE = '#f4e3c0';
const STANDING =
  'M-24 -24C-14 -44 6 -46 10 -40C20 -50 4 -62 12 -72C16 -78 24 -76 24 -70C22 -66 17 -68 18 -62C24 -48 24 -30 6 -24z';

/** The tower of dressed stone: piers beside two bays, a lintel across, a slab on top, walls that hold the dam back. */
function tower() {
  const pier = (x, w) =>
    repeat(6, (i) => `M${x} ${340 + i * 40}h${w}M${round(x + w * (0.25 + 0.5 * chance(i + x)))} ${300 + i * 40}v40`);
  const tinted = box(428, 380, 30, 40) + box(428, 500, 40, 46) + box(626, 420, 48, 40) + box(836, 340, 36, 40);
  return (
    solid('M424 424L424 548L340 608L328 566z', '#fbefd6', ink(3)) +
    solid('M876 424L876 548L934 608L946 566z', '#6fa79b', ink(3)) +
    line('M424 486L334 588M390 474L388 572M876 486L940 588M898 462L900 572', JOINT) +
    solid('M428 300H872L878 548H422z', STONE, ink(3.4)) +
    area(tinted, '#e3bf84') +
    area(box(430, 304, 13, 242) + box(628, 304, 11, 242) + box(808, 304, 13, 242), '#8fbfb2') +
    line(pier(428, 66) + pier(626, 48) + pier(806, 66), JOINT) +
    area(box(424, 522, 452, 25), '#17757a', 'fill-opacity=".55" ') +
    solid(box(418, 264, 464, 42), STONE, ink(3.4)) +
    line('M516 266V304M654 266V304M786 266V304', JOINT) +
    area('M428 306H872V316H428z', DAY.ink, 'fill-opacity=".6" ') +
    solid('M434 234H866L894 250H406z', '#fbefd6', ink(3)) +
    solid(box(402, 250, 496, 17), '#e9c88f', ink(3))
  );
}

/** A bay with its gate of iron, which is `lift` above the sill; what is behind the lintel is hidden. */
function bay(x, lift) {
  const foot = 548 - lift;
  const top = Math.max(foot - 118, 308);
  const ribs = repeat(3, (i) => (foot - 28 - i * 30 > top ? `M${x - 57} ${foot - 28 - i * 30}h114` : ''));
  const rivets = [foot - 14, foot - 43].map((y) => repeat(5, (i) => ring(x - 44 + i * 22, y, 2.6))).join('');
  return (
    area(box(x - 66, 308, 132, 240), DAY.ink) +
    line(`M${x} 314V${top + 4}`, { width: 9, colour: '#d9c9a0' }) +
    solid(box(x - 59, top, 118, foot - top), '#17757a', ink(3)) +
    line(ribs, ink(6)) +
    area(rivets, '#8ecabf') +
    area(box(x - 59, foot - 7, 118, 6), '#4fa59f') +
    line(`M${x - 62} 312V544M${x + 62} 312V544`, { width: 4, colour: '#a87a3a' })
  );
}

/** A wheel on its stand; the screw of an open gate rises above it by `screw`. */
function wheel(x, screw, turn) {
  const [y, r] = [160, 47];
  const spokes = repeat(6, (i) => {
    const a = turn + (i * TAU) / 6;
    return `M${x} ${y}L${round(x + (r + 13) * Math.cos(a))} ${round(y + (r + 13) * Math.sin(a))}`;
  });
  const threads = repeat(Math.floor(screw / 9), (i) => `M${x - 5} ${y - 8 - i * 9}l10 -4`);
  return (
    solid(box(x - 5, y - screw, 10, screw + 70), '#d9c9a0', ink(2.4)) +
    line(threads, ink(1.8)) +
    solid(`M${x - 30} 244L${x - 13} 156H${x + 13}L${x + 30} 244z`, '#17757a', ink(3)) +
    line(spokes, ink(7)) +
    line(ring(x, y, r), ink(13)) +
    line(ring(x, y, r), { width: 6, colour: '#e8952f' }) +
    solid(ring(x, y, 12), '#e8952f', ink(3.4))
  );
}

/** The keeper of the sluice from behind, his feet at (x, y), both hands on the rim at his right. */
function keeper(x, y) {
  const put = placed(x, y, 0, 0.8);
  return (
    stick(put('M-10 -70L-28 -36L-38 -4'), 12, SKIN) +
    stick(put('M10 -70L18 -36L16 -4'), 12, SKIN) +
    area(put(`${oval(-40, -1, 14, 6)}${oval(20, -1, 14, 6)}`), DAY.ink) +
    solid(put('M-26 -96C-34 -74 -36 -56 -36 -46L26 -42C32 -60 30 -82 26 -96z'), '#e0861c', ink(2.8)) +
    line(put('M-14 -94L-20 -48M6 -94L6 -46M-32 -70L28 -66'), { width: 2.4, colour: '#7d4a22' }) +
    stick(put('M16 -142L48 -112L42 -80'), 12, SKIN) +
    solid(put('M-20 -160C-28 -136 -28 -112 -27 -92L27 -92C32 -116 38 -140 32 -158Q6 -174 -20 -160z'), SHIRT, ink(2.8)) +
    stick(put('M26 -152L50 -166L70 -158'), 12, SKIN) +
    limb(put('M24 -152L42 -163'), 22, 18, SHIRT) +
    solid(put(`${oval(70, -157, 8, 9)}${oval(41, -76, 8, 9)}`), SKIN, ink(2)) +
    solid(put('M2 -180L18 -178L18 -160L-2 -162z'), SKIN, ink(2)) +
    area(put(oval(12, -190, 18, 20)), DAY.ink) +
    solid(put('M-8 -192C-6 -216 32 -216 32 -190C20 -184 4 -186 -8 -192z'), '#f6e3bb', ink(2.4)) +
    solid(put('M-8 -192L-22 -184L-14 -178L-4 -188z'), '#f6e3bb', ink(2))
  );
}

/** The white water: it shoots out under the gate, boils in the basin and goes on to the three ways. */
function torrent() {
  const on =
    'M330 600C420 588 560 560 700 580C790 600 850 602 872 600C930 660 1080 690 1220 700L1220 720C1080 708 930 680 846 622' +
    'C760 640 690 622 660 634C672 690 690 740 720 800L500 800C520 740 530 690 520 636C470 620 420 620 380 612' +
    'C290 680 130 706 -20 720L-20 698C120 684 250 654 330 600z';
  const jet = 'M508 406H612C618 452 630 510 660 572C650 610 470 610 456 572C490 520 504 456 508 406z';
  const foam =
    'M679 588Q699 597 673 598Q685 615 651 606Q655 631 620 613Q612 642 582 617Q562 646 542 616Q512 642 503 614' +
    'Q469 631 472 607Q439 615 449 599Q425 597 446 588Q427 580 448 577Q446 565 472 569Q477 554 502 559' +
    'Q517 548 541 555Q562 546 582 560Q607 548 622 560Q647 554 652 569Q678 565 676 577Q697 580 679 588z';
  const flow =
    'M530 424C529 450 526 480 520 504M511 530Q505 550 495 568M550 448C550 500 545 550 538 592M567 422V472' +
    'M571 500C573 530 579 560 585 582M594 436C596 466 602 496 610 520M618 542L629 566M568 650C572 690 574 730 572 770' +
    'M480 596L466 606M520 604L512 616M560 606V622M604 604L612 616M642 596L656 606';
  const streaks =
    'M520 640C536 690 538 740 532 790M606 640C624 690 640 740 660 790M418 604C404 606 392 610 380 615' +
    'M256 659C196 677 120 691 50 699M712 604C760 608 800 606 826 606M912 645C960 670 1020 684 1090 695';
  const splash =
    'M446 590C428 566 430 548 420 528C440 540 446 530 446 506C460 524 470 520 476 486C490 530 500 570 500 600z' +
    'M676 590C694 570 692 556 704 538C684 546 676 536 678 512C662 528 652 524 646 492C634 530 620 570 620 600z';
  return (
    area(on, '#c4e8df') +
    line(streaks, { width: 9, colour: '#ffffff' }) +
    solid(splash, '#d3eee7', EDGE) +
    solid(foam, '#ffffff', EDGE) +
    area(jet, '#ffffff') +
    line('M508 408C504 456 490 520 458 572M612 408C618 452 630 510 658 572', EDGE) +
    line(flow, { width: 4.4, colour: ON_WHITE })
  );
}

/** An egret that stands, its beak to the right; turned round by `m`. */
function egret(x, y, s, m = 1) {
  const put = (d) => placed(x, y, 0, s)(facing(m)(d));
  const bird = solid(put(STANDING), DAY.light, ink(2.2)) + solid(put('M24 -73L42 -69L24 -67z'), '#eda23c', ink(1.4));
  return line(put('M-3 -24L-2 0M4 -24L5 0'), ink(2.4)) + bird;
}

/** Platforms: an old tank by day; one gate of its sluice sends white water to all fields, a second waits as a spare. */
export default function platformAndDevops() {
  const sluice = tower() + bay(OPEN, 146) + bay(SPARE, 0) + torrent();
  const wheels = wheel(SPARE, 52, 0.26) + wheel(OPEN, 136, 0) + keeper(486, 243);
  const gates = smallGate(318, 640, 24) + smallGate(892, 640, 24);
  const egrets = egret(204, 628, 1) + egret(136, 640, 0.85, -1) + egret(846, 245, 0.8, -1);
  // Lower, so that a crop of 2:1 leaves air above the keeper.
  const body = `<g transform="translate(0 22)">${country() + sluice + gates + wheels + egrets}</g>`;
  return daylight(body, { meet: 580, spread: 560, left: 0, top: 0, width: 1200, height: 750 });
}
