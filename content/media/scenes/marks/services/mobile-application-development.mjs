import { INK } from '../parts/facade.mjs';
import { box, card, fine, firm, hair, ON_WHITE, pen, placed, relief, repeat, solid } from '../parts/shapes.mjs';
import { bicycle, palm } from '../parts/street.mjs';
import { area, curve, glow, line, round, sample, stage } from '../stage.mjs';
import { fingersAndThumb, palmAndCuff } from './parts/hand.mjs';

const ROAD = 716;
const UNSENT = 1;
/** Where the two lines of each delivery end. */
const WORDS = ['64 18', '46 4', '34 6', '30 -2', '44 8', '58 14'].map((ends) => ends.split(' '));

/** From the middle of the phone, which is 236 × 480, to the picture. */
const held = placed(986, 386, -5);

/** One delivery of the list, with its check mark; the one that is not sent yet has a crossed-out signal instead. */
function row(i) {
  const y = -136 + i * 55;
  const [first, second] = WORDS[i];
  const text = `M-26 ${y + 17}L${first} ${y + 17}M-26 ${y + 36}L${second} ${y + 36}`;
  const words = line(held(text), { width: 6, colour: INK, opacity: 0.7 });
  const rule = line(held(`M-84 ${y + 53}L84 ${y + 53}`), { width: 1.6, colour: ON_WHITE, opacity: 0.4 });
  const disc = held(card(-79, y + 9, 36, 36, 18));
  const tick = held(`M-70 ${y + 27}L-63 ${y + 34}L-52 ${y + 20}`);
  if (i !== UNSENT) return area(disc, ON_WHITE) + line(tick, { width: 4, colour: '#fff' }) + words + rule;
  const bars = repeat(4, (j) => box(-78 + j * 10, y + 35 - j * 7, 6, 8 + j * 7));
  return (
    solid(held(card(-97, y - 2, 194, 54, 8)), '#ffe2b0', { width: 2.6, colour: '#f59e2c' }) +
    area(held(bars), '#d97f0c') +
    line(held(`M-82 ${y + 7}L-38 ${y + 46}`), { width: 9, colour: '#ffe2b0' }) +
    line(held(`M-82 ${y + 7}L-38 ${y + 46}`), { width: 4.2, colour: INK }) +
    words
  );
}

/** The phone, alight: a heading, then the deliveries. */
const phone = () =>
  solid(held(card(-118, -240, 236, 480, 32)), '#0b1d27', { width: 4.2 }) +
  line(held('M-18 -225L18 -225'), { width: 3.4 }) +
  solid(held(card(-104, -209, 208, 418, 16)), '#fff', { width: 2, colour: '#fff' }) +
  area(held(card(-90, -196, 180, 46, 10)), ON_WHITE) +
  line(held('M-74 -180L2 -180M-74 -165L-32 -165'), { width: 6, colour: '#fff' }) +
  repeat(6, row);

/** A lattice mast on the far hill; it sends nothing. */
function mast(x, y, height) {
  const half = (t) => round(5 + 25 * (1 - t));
  const level = (i) => [half(i / 9), round(y - (height * i) / 9)];
  const braces = repeat(9, (i) => {
    const [[a, v], [b, w]] = [level(i), level(i + 1)];
    return `M${x - a} ${v}L${x + b} ${w}M${x + a} ${v}L${x - b} ${w}M${x - b} ${w}H${x + b}`;
  });
  const legs = `M${x - 30} ${y}L${x - 5} ${y - height}M${x + 30} ${y}L${x + 5} ${y - height}M${x} ${y - height}v-34`;
  return (
    hair(braces, 0.5) +
    fine(legs, 0.75) +
    fine(box(x - 17, y - height + 16, 8, 34) + box(x + 9, y - height + 16, 8, 34))
  );
}

/** Hills, and paddy in terraces with its rows of rice. */
function paddy() {
  const hill = (x) => 500 - 96 * Math.exp(-(((x - 1190) / 210) ** 2)) - 60 * Math.exp(-(((x - 640) / 240) ** 2));
  const far = area(`${curve(sample(hill))}L1640 900L-20 900z`, '#081822') + firm(curve(sample(hill)), 0.7);
  const folds = repeat(6, (i) => hair(curve(sample((x) => hill(x) * (1 - i * 0.03) + 14 + i * 29)), 0.36 - i * 0.04));
  const bund = (x, i) => 536 + i * 20 + i * i * 3.4 + (8 + i) * Math.sin(x / (150 + i * 14) + i * 0.7);
  const terrace = (i) => {
    const d = curve(sample((x) => bund(x, i)));
    const rice = curve(sample((x) => bund(x, i) + 9 + i));
    return (
      area(`${d}L1640 900L-20 900z`, i % 2 ? '#07151d' : '#081922') +
      fine(d, 0.6) +
      line(rice, { width: 3 + i * 0.7, opacity: 0.36, extra: `stroke-dasharray="0.1 ${9 + i * 2}" ` })
    );
  };
  return far + folds + repeat(5, terrace);
}

/** Mobile apps: on a country road without signal a hand holds the list of deliveries; one waits to be sent. */
export default function mobileApplicationDevelopment() {
  const road =
    area(box(0, ROAD - 20, 1700, 300), '#060f17') +
    line(`M0 ${ROAD - 20}H1700`, { width: 3 }) +
    line(`M0 ${ROAD + 72}H1700`, { width: 3, opacity: 0.7, extra: 'stroke-dasharray="70 60" ' }) +
    relief(5, (x, i) => ROAD - 8 + i * 4 + 1.5 * Math.sin(x / 90 + i * 2), 0.3) +
    relief(4, (x, i) => ROAD + 112 + i * 12 + 2 * Math.sin(x / 130 + i), 0.3);
  const milestone =
    solid(`M1482 ${ROAD + 8}V672Q1482 656 1498 656Q1514 656 1514 672V${ROAD + 8}z`, '#0c212b', pen(2.8)) +
    fine(`M1482 680H1514M1474 ${ROAD + 8}H1522`);
  const crate =
    solid(box(629, 642, 46, 29), '#0c212b', pen(2.4)) + hair('M629 652H675M629 661H675M644 642V671M660 642V671', 0.7);
  const load = bicycle(662, 722, 0.82) + crate;
  const palms = palm(520, ROAD - 20, 366, 30, 130) + palm(1424, 627, 232, 16, 104);
  const behind = mast(1166, 412, 132) + paddy() + palms + road + milestone + load;
  const light = glow(986, 386, 420, '#ffffff', 0.44);
  return stage(behind + light + palmAndCuff(held) + phone() + fingersAndThumb(held), { meet: 1000, top: 112 });
}
