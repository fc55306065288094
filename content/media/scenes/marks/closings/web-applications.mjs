import { DAY, daylight, ink, SUN } from '../daylight.mjs';
import { box, hair, placed, repeat, solid } from '../parts/shapes.mjs';
import { oval } from '../parts/trade-shapes.mjs';
import { area, glow, line } from '../stage.mjs';
import { ladder, openDrawer, wall } from './parts/tool-wall.mjs';
import { customer as passer } from './parts/trade-garage.mjs';

const SKIN = '#a86c3f';
const DUSK = '#7d4c2a';
const BORDER = '#b5521c';
const RIM = oval(0, 0, 60) + oval(0, 0, 43);
const PANELS = repeat(5, (i) => box(664 + i * 200, 762, 172, 66));
const GOLD = { width: 3.4, colour: '#f3c25e' };

/** Outlines with their fills, the furthest away first. */
const drawn = (outlines, fills) => outlines.map((d, i) => solid(d, fills[i], ink(2.4))).join('');

/** The pulley wheel of a well: a grooved rim, five spokes and a hub. */
function wheel(put, fill, groove) {
  const spokes = put('M0 0L0 -50M0 0L48 -15M0 0L29 40M0 0L-29 40M0 0L-48 -15');
  return (
    line(spokes, ink(15)) +
    line(spokes, { width: 9.4, colour: fill }) +
    area(put(RIM), fill, 'fill-rule="evenodd" ') +
    line(put(RIM), ink(3)) +
    line(put(oval(0, 0, 52)), { width: 2, colour: groove }) +
    solid(put(oval(0, 0, 16)), fill, ink(3)) +
    area(put(oval(0, 0, 6)), DAY.ink)
  );
}

/** What is left of the old wheel, rusty; its gap faces the new one. */
function brokenWheel(put) {
  const breaks = put('M42 -70L28 -40L12 -34L18 -14L21 4L12 19L-3 25L3 42L-8 70');
  return (
    `<clipPath id="half"><path d="${breaks}${put('L-80 70L-80 -70z')}"/></clipPath>` +
    `<clipPath id="rim"><path clip-rule="evenodd" d="${put(RIM)}"/></clipPath>` +
    `<g clip-path="url(#half)">${wheel(put, '#e8933a', '#7a3d12')}</g>` +
    `<g clip-path="url(#rim)">${line(breaks, ink(5))}</g>`
  );
}

/** The street in the sun: the striped mosque of Pettah, and a porter with a bale. */
function street() {
  const arch = 'M-23 0L-23 -56C-23 -79 -5 -83 0 -92C5 -83 23 -79 23 -56L23 0z';
  const arches = (y, size) => repeat(3, (i) => placed(418 + i * 68, y, 0, size)(arch));
  const towers = (d) => placed(442, 196)(d) + placed(538, 196)(d);
  const stripes = repeat(11, (i) => box(380, 250 + i * 28, 250, 14));
  const dome = 'M-27 0C-34 -36 -10 -42 0 -68C10 -42 34 -36 27 0zM0 -68L0 -86';
  return (
    solid(towers(box(-22, 0, 44, 60)) + box(380, 250, 250, 320), '#fbeccb', ink(2)) +
    solid(towers(dome + box(-22, 8, 44, 11) + box(-22, 32, 44, 11)), '#c0603a', ink(1.8)) +
    area(stripes, '#d58a5c') +
    solid(arches(372, 1), '#17555a', ink(2)) +
    area(arches(570, 1.36), '#17555a') +
    solid(box(370, 570, 250, 200), '#fbefd6', ink(2)) +
    passer(524, 664, DAY.paper, '#e08a34', 1.7) +
    solid('M486 552C484 530 500 524 524 526C550 524 564 532 562 552C556 560 494 560 486 552z', '#dcb67c', ink(2)) +
    area(box(380, 770, 260, 110), '#d9a878')
  );
}

/** The counter, the sun on the left of its top, her shadow on its front; on it a zinc pail. */
const counter = () =>
  area(box(646, 720, 980, 126), '#8a5628') +
  solid(PANELS, '#a06a35', ink(2.4)) +
  area(box(620, 846, 1000, 40), '#c08a5a') +
  area(box(646, 738, 980, 11) + box(646, 838, 980, 9), DAY.ink) +
  area('M820 738L990 738L1050 846L1120 880L820 880z', '#07323a', 'fill-opacity=".66" ') +
  solid('M650 672L1620 672L1620 722L640 722z', '#d9a866', ink(2.6)) +
  area('M652 674L1010 674L930 720L642 720z', '#f9e2b4') +
  hair('M650 690H1620M646 706H1620', 0.5) +
  solid(box(640, 722, 980, 16), '#b57a3c', ink(2.4)) +
  area('M1366 706L1434 706L1520 718L1400 718z', '#5b3819', 'fill-opacity=".5" ') +
  solid('M1346 596L1454 596L1436 704Q1400 712 1364 704z', '#a3cdc5', ink(2.6)) +
  area('M1412 606L1451 600L1435 703L1412 707z', '#4f8b86') +
  line('M1360 682Q1400 693 1440 682M1348 602C1346 664 1454 664 1452 602', ink(2.8)) +
  solid(oval(1400, 596, 54, 10), '#0f3a40', ink(2.6));

/** His hand on the rim of the new wheel, and hers on the old one. */
const HANDS =
  'M1082 354C1068 346 1052 350 1046 358C1044 364 1050 368 1058 366L1064 368C1058 374 1058 384 1064 388C1072 390 1080 386 1084 380zM850 502C842 486 836 470 842 456C848 450 854 456 854 466L858 474C864 462 876 458 884 464C892 472 890 490 882 502zM862 476L866 488M874 472L876 486';

/** The shopkeeper on the ladder, who turns round: limbs behind, sarong, shirt, head, and the arm that reaches. */
const shopkeeper = () =>
  drawn(
    [
      'M1268 376C1284 396 1300 414 1318 424L1308 446C1284 440 1262 424 1248 404zM1196 600L1195 640L1213 640L1216 600zM1232 600L1234 640L1252 640L1252 600zM1200 306L1232 300L1234 330C1224 338 1210 338 1204 330z',
      'M1240 336C1262 342 1278 366 1290 388C1284 404 1270 412 1256 412L1238 390z',
      'M1184 466L1258 468C1266 510 1270 560 1268 610L1178 606C1176 556 1178 508 1184 466z',
      'M1206 328C1188 334 1180 352 1180 376C1180 412 1184 440 1184 474L1258 476C1260 440 1264 402 1260 368C1257 348 1248 332 1232 327z',
      'M1298 424C1306 416 1324 416 1328 426C1332 438 1328 448 1318 452L1300 450C1294 442 1294 430 1298 424zM1312 428L1326 430M1310 438L1328 440M1216 648L1174 648C1174 641 1188 638 1197 630L1214 630zM1256 648L1218 648C1218 641 1228 638 1236 630L1253 630zM1190 270C1200 254 1236 254 1240 284C1242 304 1230 318 1210 320C1196 320 1192 312 1192 302L1184 298C1186 290 1190 286 1190 270z',
      'M1190 270C1194 250 1228 248 1239 268C1246 284 1244 302 1236 310L1228 304L1228 284C1220 282 1216 274 1212 268C1204 270 1196 270 1190 270z',
      `${oval(1221, 293, 6, 8)}M1172 362C1140 374 1108 370 1078 358L1070 378C1100 396 1142 400 1178 390z`,
      'M1228 340C1204 332 1176 344 1156 360L1164 398C1190 396 1222 388 1238 372z',
    ],
    [DUSK, '#6fb3a8', '#d9822f', DAY.teal, SKIN, '#ddd8ca', SKIN, DAY.teal],
  ) +
  area('M1246 340C1257 348 1262 372 1259 396L1257 474L1234 474C1240 430 1244 390 1246 340z', '#7fbdb2') +
  area('M1236 470L1257 470C1264 510 1268 560 1266 608L1242 607C1244 560 1244 510 1236 470z', '#a0561c') +
  line('M1180 520L1264 522M1178 560L1267 563M1203 470L1200 606', { width: 3, colour: '#8a3f12' }) +
  line('M1084 364C1110 373 1140 376 1156 370', SUN) +
  wheel(placed(1010, 366), '#ffffff', '#0b6b6a');

const STRANDS =
  'M660 352C646 368 642 390 644 412M676 346C660 372 656 400 660 408M704 346C718 372 722 400 716 410M648 434C648 388 728 388 728 434C728 478 648 478 648 434zM660 432C664 414 700 408 714 424M668 446C676 456 704 454 712 440M676 434C682 424 698 426 702 436';
const SPOTS = { width: 9, colour: BORDER, extra: 'stroke-dasharray="0.1 46" ' };
const JASMINE = { width: 14, colour: '#fff3d0', extra: 'stroke-dasharray="0.1 13" ' };

/** The customer, from behind, in a sari: arm, blouse, back, waist, skirt, the end over her shoulder, neck, hair; then the raised arm. */
const customer = () =>
  drawn(
    [
      'M590 530C560 540 548 600 540 660C538 690 552 706 574 700L606 640z',
      'M600 516C562 524 552 568 546 612C560 624 584 626 602 618z',
      'M664 492C640 510 590 510 572 540C560 600 574 660 590 720L586 880L820 880L800 720C812 660 824 600 812 548C800 512 742 510 716 492z',
      'M650 504C660 560 724 560 732 505C724 500 720 497 716 492L664 492zM594 690C650 706 740 706 804 690L803 716C740 734 650 734 590 716z',
      'M588 706C650 728 740 728 802 706C826 760 838 820 842 880L556 880C560 820 570 760 588 706z',
      'M596 514C620 506 650 504 668 512C690 600 720 700 744 880L566 880C570 760 566 640 578 548C580 530 586 520 596 514z',
      'M664 446L718 446L722 500C706 516 676 516 660 500zM736 392C750 396 752 418 742 436C736 446 724 448 722 440z',
      'M688 338C724 338 745 366 744 402C743 430 730 448 714 458L662 458C646 448 633 430 634 402C634 366 652 338 688 338z',
    ],
    [DUSK, '#17757a', '#1f8f90', SKIN, '#e29a35', '#f3b448', DUSK, DAY.ink],
  ) +
  area('M742 516C744 580 744 640 738 700L803 690C814 640 822 600 811 550C806 530 780 520 742 516z', '#0f5f62') +
  area('M668 512C690 600 720 700 744 880L722 880C700 710 672 600 648 508z', BORDER) +
  line('M592 536C582 640 582 760 580 880M616 520C616 640 622 760 626 880M640 524C654 600 676 740 688 880', SPOTS) +
  line(STRANDS, { width: 1.6, colour: '#6e7f83' }) +
  line('M649 444C656 480 720 480 727 444', JASMINE) +
  drawn(
    [
      'M846 596C850 560 850 530 850 500L882 498C890 530 896 570 892 606C886 632 858 632 846 616z',
      'M800 560L862 580L888 612C886 634 866 640 846 634L780 600z',
      'M768 512C800 512 828 536 846 566C842 590 824 612 802 620L772 596z',
    ],
    [SKIN, SKIN, '#1f8f90'],
  ) +
  line('M850 514C860 518 874 518 884 512M850 524C862 528 876 528 886 522M806 612C824 604 838 588 843 568', GOLD) +
  line('M659 512C682 600 712 710 734 880M744 762C766 758 788 752 802 745M748 812C774 808 798 800 816 791', GOLD) +
  line('M642 420C637 392 644 366 666 350M576 546C564 562 558 582 554 604M854 538C855 552 853 566 851 578', SUN) +
  brokenWheel(placed(890, 418));

/** Web applications: an ironmonger's in Pettah; from a wall of drawers comes the one part that fits what she holds up. */
export default function webApplications() {
  const shop = street() + wall() + ladder() + glow(1010, 366, 170, '#f9ddb0', 0.3) + openDrawer(placed(990, 451));
  const hands = solid(HANDS, SKIN, ink(2.4));
  return daylight(shop + shopkeeper() + counter() + customer() + hands, { meet: 1000, top: 112 });
}
