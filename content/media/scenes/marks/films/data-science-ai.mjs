import { DAY, daylight } from '../daylight.mjs';
import { thinner } from '../parts/roadside.mjs';
import { clipped, fine, placed, repeat } from '../parts/shapes.mjs';
import { area, FILM, line, round, TAU } from '../stage.mjs';
import { float, multiDay, multiDayMirrored, oruwa, oruwaMirrored } from './parts/harbour-boats.mjs';
import { glitter, lasting, reading, tide } from './parts/harbour-forecast.mjs';
import { clouds, coast, farBoats, headland } from './parts/harbour-land.mjs';
import {
  buoy,
  FOOT,
  gauge,
  HORIZON,
  JETTY,
  jetty,
  levelY,
  MOLE,
  mirroredPlace,
  mole,
  quay,
} from './parts/harbour-place.mjs';
import { crests, lifted, mirror, RIPPLED, rippled, SHORT, standing, water, waterY } from './parts/harbour-water.mjs';
import { ease } from './parts/time.mjs';

const TOP = FOOT - FILM.height;

/** How deep in the picture the trawler at the quay lies. */
const TRAWLER = 39;

const TRAWLERS = [
  { x: 462, depth: 27, size: 0.66, hull: '#e9a23f', strake: DAY.light },
  { x: 240, depth: TRAWLER, size: 0.68, hull: '#17757a', strake: '#f0a53a' },
];

/** An oruwa at rest in the harbour; `open` below 0 means without its mast. */
const MOORED = { x: 1104, depth: 50, open: -1 };

const BUOY = { x: 764, depth: 19, size: 0.52 };

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

/**
 * Where the path data of what floats goes, at mean water; it is lifted afterwards. Boats do not roll: turning lines would
 * double the size of the film.
 */
const berth = ({ x, depth, size = 1 }) => placed(x, levelY(depth, 0), 0, (depth / 10) * size);

/** What the water shows of a boat. */
function image(boat) {
  const put = (d) => mirror(boat.depth)(berth(boat)(d));
  return boat.hull ? multiDayMirrored(put, boat) : oruwaMirrored(put, boat.open);
}

const imagesAtRest = [...TRAWLERS, MOORED].map((boat) => ({ depth: boat.depth, markup: rippled(image(boat)) }));

const imagesOfPlace = mirroredPlace(mirror).map(({ depth, markup }) => ({ depth, markup: rippled(markup) }));

/** The image of a boat under way, with troughs of its own. */
function imageUnderWay(boat, i) {
  const strip = (v) =>
    `M-50 ${v - 6.4}C-20 ${v - 7.6} 20 ${v - 5.4} 50 ${v - 6.6}L50 ${v}C20 ${v + 1.2} -20 ${v - 1} -50 ${v}z`;
  const strips = mirror(boat.depth)(berth(boat)(repeat(10, (k) => strip(8 - 8 * k))));
  const clip = `<clipPath id="r${i}"><path d="${strips}"/></clipPath>`;
  return { depth: boat.depth, markup: clip + rippled(image(boat), `r${i}`) };
}

/** Everything that the water mirrors. */
function mirrored(t, height) {
  // What stands still is mirrored as far below the water as it is above it, and so its image moves more than the water.
  const standingImage = ({ depth, markup }) => {
    const water = `M-60 ${waterY(depth, height)}H1300V900H-60z`;
    return clipped(`m${depth}`, water, lifted(depth, height * (1 + SHORT), markup));
  };
  const floating = [...imagesAtRest, ...travellers(t).map(imageUnderWay)];
  return (
    RIPPLED +
    imagesOfPlace.map(standingImage).join('') +
    floating.map(({ depth, markup }) => lifted(depth, height, markup)).join('')
  );
}

/** An outrigger boat in parts, each with its depth in the picture: the float is nearer to us than the hull. */
function outrigger(boat) {
  const { depth, open } = boat;
  const near = depth * 1.09;
  const drop = (10 * (levelY(near, 0) - levelY(depth, 0))) / depth;
  const share = Math.min(1, 0.4 + depth / 60);
  return [
    { depth, markup: thinner(oruwa(berth(boat), open), share) },
    { depth: near + 0.3, markup: thinner(float(berth(boat), drop), share) },
  ];
}

/** What lies in the harbour all the time. */
const atRest = [
  { depth: BUOY.depth, markup: buoy(berth(BUOY)) },
  ...TRAWLERS.map((boat) => ({ depth: boat.depth, markup: multiDay(berth(boat), boat) })),
  ...outrigger(MOORED),
];

/** All that floats. */
const fleet = (t, height) =>
  [...atRest, ...travellers(t).flatMap(outrigger)].map(({ depth, markup }) => ({
    depth,
    markup: lifted(depth, height, markup),
  }));

/** A gull that circles over the harbour mouth. */
const circling = (t) => {
  const turn = TAU * t;
  const put = placed(860 + 74 * Math.cos(turn), 262 + 15 * Math.sin(turn), 12 * Math.cos(turn), 1);
  const wings = put('M-24 -6C-18 -11 -9 -9 0 0C9 -9 18 -11 24 -6C17 -6 9 -3 4 4L0 6L-4 4C-9 -3 -17 -6 -24 -6z');
  return area(wings, DAY.light) + line(wings, { width: 1.8, colour: DAY.ink });
};

/** The rope from the bollard on the quay to the trawler's stern; it slackens as the tide falls. */
const mooring = (height) => {
  const stern = waterY(TRAWLER, height) - 36;
  return line(`M112 702Q150 ${round(690 - 0.1 * (600 - stern))} 100 ${stern}`, { width: 2.6, colour: DAY.ink });
};

/** Forecasts: a tide predicted in dots comes in as predicted, and a boat leaves at high water. */
export default function dataScienceAi(time) {
  // A new picture in every other of its 192 frames, as animators do: with one in each the film would not fit its budget.
  const t = Math.floor(time * 96) / 96;
  const height = tide(t);
  const things = [
    { depth: 2.6, markup: headland },
    { depth: 9, markup: coast },
    { depth: MOLE.depth, markup: mole },
    { depth: JETTY.depth, markup: jetty + gauge },
    ...fleet(t, height),
  ].sort((a, b) => a.depth - b.depth);
  return daylight(
    clouds +
      reading(t) +
      water +
      fine(`M-20 ${HORIZON}H1220`, 0.6) +
      farBoats +
      glitter(t) +
      mirrored(t, height) +
      crests +
      things.map((thing, i) => standing(thing, height, i)).join('') +
      circling(t) +
      mooring(height) +
      quay,
    { meet: 560, spread: 560, left: 0, top: TOP, ...FILM },
  );
}
