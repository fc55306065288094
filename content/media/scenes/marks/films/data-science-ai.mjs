import { lamplight } from '../parts/facade.mjs';
import { thinner } from '../parts/roadside.mjs';
import { dot, fine, hair, placed, polygon, repeat } from '../parts/shapes.mjs';
import { area, chance, curve, FILM, glow, line, round, sample, stage, TAU, thousandths } from '../stage.mjs';
import { float, multiDay, oruwa } from './parts/harbour-boats.mjs';
import {
  along,
  coast,
  FOOT,
  fishingLights,
  gauge,
  HORIZON,
  headland,
  JETTY,
  jetty,
  levelY,
  MOLE,
  mole,
  quay,
  SWING,
} from './parts/harbour-place.mjs';
import { ease } from './parts/time.mjs';

const MEET = 560;
const TOP = FOOT - FILM.height;

// Shares of the tide's round: high water, and where the first frame begins.
const [HIGH, START] = [0.42, 0.4];

const tide = (share) => SWING * Math.cos(TAU * (share - HIGH));

/** As `ease`, for what goes on after the film has started again: times above 1 belong to the next round. */
const lasting = (t, from, to) => ease(t < from ? t + 1 : t, from, to);

// The curve of one round is wider than the picture, and as high as the water at the gauge rises and falls.
const [START_X, ROUND] = [-110, 1420];
const curveX = (share) => START_X + ROUND * share;
const shareAt = (x) => (x - START_X) / ROUND;
const curveY = (x) => 186 - JETTY.depth * tide(shareAt(x));
const error = (x) => 5 + 30 * shareAt(x);

const SEA =
  '<linearGradient id="sea" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1200" y2="0"><stop stop-color="#0a2a31"/>' +
  '<stop offset=".45" stop-color="#0a1b24"/><stop offset=".72" stop-color="#141c1e"/><stop offset="1" stop-color="#241f15"/></linearGradient>' +
  '<linearGradient id="deep" x2="0" y2="1"><stop stop-color="#050b12" stop-opacity="0"/><stop offset="1" stop-color="#050b12" stop-opacity=".6"/></linearGradient>';

/** The predicted curve in dots, and the band of its error, which widens. */
const forecast = (() => {
  const upper = sample((x) => curveY(x) - error(x), -20, 1220);
  const lower = sample((x) => curveY(x) + error(x), -20, 1220);
  return (
    area(polygon([...upper, ...lower.toReversed()]), 'url(#two)', 'fill-opacity=".075" ') +
    hair(curve(upper) + curve(lower), 0.24) +
    line(along(curveY), { width: 3, opacity: 0.85, extra: 'stroke-dasharray="0.1 10" ' })
  );
})();

// No star in the band of the curve: it would pass for a dot of it.
const stars = repeat(44, (i) => {
  const [x, y] = [round(10 + 1180 * chance(i)), round(TOP + 8 + 262 * chance(i + 60))];
  return Math.abs(y - curveY(x)) < error(x) + 12 ? '' : dot(x, y, 1.2, '#cfe9e6');
});

const backdrop = lamplight(MEET, 560) + SEA + stars + forecast;

/**
 * The surface from the horizon to us, in fine lines that lie wider apart as they come near. They stay where they are:
 * so many thin lines that rise and fall would double the size of the film.
 */
const water = (() => {
  const swell = (i) => {
    const depth = 0.8 * 1.16 ** i;
    const wave = (x) => levelY(depth, 0) + depth * 0.05 * Math.sin(x / (18 + depth * 2) + i * 1.9);
    const dashes = [170 + 120 * chance(i), 12 + depth, 50 + 80 * chance(i + 5), 20 + depth].map(Math.round);
    const extra = `stroke-dasharray="${dashes.join(' ')}" `;
    const opacity = thousandths(0.13 + Math.min(0.19, depth / 110));
    return line(along(wave, round(-20 - 160 * chance(i + 9))), { width: 1.3, opacity, extra });
  };
  const sea = (fill) => area(`M-20 ${HORIZON}H1220V${FOOT + 20}H-20z`, fill);
  return sea('url(#sea)') + sea('url(#deep)') + repeat(32, swell);
})();

/** What stands in the water, cut off where the water stands now. */
function standing({ depth, markup }, height, i) {
  const clip = `<clipPath id="w${i}"><path d="M-60 0H1300V${levelY(depth, height)}H-60z"/></clipPath>`;
  return `${clip}<g clip-path="url(#w${i})">${markup}</g>`;
}

/** Light in the water, from below its lamp towards us; it sways. */
const gleam = (x, y, count, width, colour, t) =>
  line(
    repeat(count, (i) => {
      const half = width * (0.5 + 0.5 * chance(i + width)) * (1 - i / (count + 3));
      const sway = 3 * Math.sin(TAU * (2 * t + chance(i * 3)));
      return `M${round(x - half + sway)} ${round(y + 5 + i * (5 + i * 0.4))}h${round(half * 2)}`;
    }),
    { width: 2, opacity: 0.5, colour },
  );

/** A dark reflection below the waterline from one x to another, as deep as the thing is high. */
function shade(from, to, y, deep, t) {
  const edge = (side, i) => {
    const x = side < 0 ? from : to;
    const inwards = (deep * i) / 12;
    return [x - side * inwards * 0.5 + 4 * Math.sin(i * 2.1 + x + TAU * 2 * t), y + (deep * i) / 6];
  };
  const rows = [0, 1, 2, 3, 4, 5, 6];
  const outline = [...rows.map((i) => edge(-1, i)), ...rows.map((i) => edge(1, i)).reverse()];
  return area(polygon(outline), '#040b11', 'fill-opacity=".42" ') + hair(`M${round(from)} ${y}H${round(to)}`, 0.5);
}

/** A mast's reflection. */
const ripple = (x, y, count, t) =>
  hair(
    `M${x} ${y}${repeat(count, (i) => `q${round((i % 2 ? 5 : -5) + 2 * Math.sin(TAU * 2 * t + i))} ${3 + i * 0.3} 0 ${6 + i * 0.6}`)}`,
    0.4,
  );

/** How deep in the picture the trawler at the quay lies. */
const TRAWLER = 39;

/** An oruwa at rest in the harbour; `open` below 0 means without its mast. */
const MOORED = { x: 1104, depth: 50, open: -1 };

/** All outriggers. */
const afloat = (t) => [MOORED, ...travellers(t)];

/** Everything that the water mirrors. */
function mirrored(t, height) {
  const y = (depth) => levelY(depth, height);
  const wall = JETTY.depth * (JETTY.height - height);
  return (
    shade(-20, JETTY.end, y(JETTY.depth), 0.85 * wall, t) +
    shade(MOLE.head, 1220, y(MOLE.depth), 20 * (MOLE.height - height), t) +
    shade(92, 366, y(TRAWLER), 60, t) +
    afloat(t)
      .map(({ x, depth }) => shade(x - 2.7 * depth, x + 2.7 * depth, y(depth), depth * 1.1, t))
      .join('') +
    afloat(t)
      .map(({ x, depth, open }) => (open < 0 ? '' : gleam(x + 3.2 * depth, y(depth), 6, depth * 0.3, '#ffdfae', t)))
      .join('') +
    ripple(JETTY.end + 1, y(JETTY.depth), 12, t) +
    gleam(MOLE.head + 42, y(MOLE.depth), 9, 13, '#ffd08a', t) +
    gleam(JETTY.end + 28, y(JETTY.depth), 14, 20, '#ffdfae', t) +
    gleam(212, y(TRAWLER), 11, 42, '#7fead9', t)
  );
}

/** The point, and the line that it leaves over the dots; that of the last tide fades. */
function reading(t) {
  const share = (t + START) % 1;
  const x = curveX(share);
  const y = curveY(x);
  const last = 1 - lasting(t, 1 - START, 1.22 - START);
  const old = t >= 1 - START && last > 0 ? line(along(curveY), { width: 3, opacity: last }) : '';
  const own = x > -20 ? line(curve([...sample(curveY, -20, x, 10), [x, y]]), { width: 3.2 }) : '';
  return old + own + glow(round(x), round(y), 110, '#ffffff', 0.62) + dot(round(x), round(y), 8, '#fff');
}

/** A smooth bend at x = 0, from level to a slope of 1. */
const bend = (x) => 25 * Math.log(1 + Math.exp(x / 25));

/** The way from the berth past the gauge and through the mouth; `turn` says how far it bends back behind the mole. */
const course = (x, turn, open) => {
  const away = 22.7 + 0.0215 * (x - 610) + 0.15 * bend(x - 825) - turn * bend(x - 920);
  return { x, depth: 1000 / away, open: ease(open) };
};

/** The oruwa that leaves, then the one that comes in and takes its place. */
function travellers(t) {
  const out = lasting(t, 0.765, 1.295);
  const away = 1 - lasting(t, 0.06, 0.52);
  const leaving = t >= 0.765 || t < 0.295 ? [course(610 + 710 * out, 0.05, out * 6)] : [];
  const coming = t >= 0.06 && t < 0.765 ? [course(610 + 720 * away, 0.145, away * 6)] : [];
  return [...leaving, ...coming];
}

/** The boats in parts, each with its depth in the picture; an outrigger's float is nearer to us than its hull. */
function fleet(t, height) {
  // They do not roll: turning lines would double the size of the film.
  const at = (x, depth, size) => placed(x, levelY(depth, height), 0, (depth / 10) * size);
  const trawler = (x, depth, size) => ({ depth, markup: multiDay(at(x, depth, size)) });
  const outrigger = ({ x, depth, open }) => {
    const put = at(x, depth, 1);
    const near = depth * 1.09;
    const drop = (10 * (levelY(near, height) - levelY(depth, height))) / depth;
    const share = Math.min(1, 0.4 + depth / 60);
    return [
      { depth, markup: thinner(oruwa(put, open), share) },
      { depth: near + 0.3, markup: thinner(float(put, drop), share) },
    ];
  };
  return [trawler(462, 27, 0.66), trawler(240, TRAWLER, 0.68), ...afloat(t).flatMap(outrigger)];
}

/** The rope from the bollard on the quay to the trawler's stern; it slackens as the tide falls. */
const mooring = (height) => {
  const stern = levelY(TRAWLER, height) - 36;
  return line(`M112 702Q150 ${round(690 - 0.1 * (600 - stern))} 100 ${stern}`, { width: 2, opacity: 0.8 });
};

/** Forecasts: a tide predicted in dots comes in as predicted, and a boat leaves at high water. */
export default function dataScienceAi(time) {
  // A new picture in every other of its 192 frames, as animators do: with one in each the film would not fit its budget.
  const t = Math.floor(time * 96) / 96;
  const height = tide((t + START) % 1);
  const things = [
    { depth: 2.6, markup: headland },
    { depth: 9, markup: coast },
    { depth: MOLE.depth, markup: mole },
    { depth: JETTY.depth, markup: jetty + gauge },
    ...fleet(t, height),
  ].sort((a, b) => a.depth - b.depth);
  return stage(
    backdrop +
      reading(t) +
      water +
      fine(`M-20 ${HORIZON}H1220`, 0.45) +
      fishingLights +
      mirrored(t, height) +
      things.map((thing, i) => standing(thing, height, i)).join('') +
      mooring(height) +
      quay,
    { meet: MEET, spread: 560, left: 0, top: TOP, ...FILM },
  );
}
