/** The empty shop of the trades' street: its dark front with open shutters, the white room, the ladder, the owner. */
import { DAY, ink } from '../../daylight.mjs';
import { balustrade } from '../../parts/facade.mjs';
import { SKIN } from '../../parts/palette.mjs';
import { box, fine, hair, pen, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const FRONT = '#10363d';
const LEAF = '#2a9a94';
const CARTON = '#cf9148';

/** A closed window with louvred leaves; (x, y) is the middle of its foot. */
function window(x, y) {
  const louvres = repeat(11, (i) => `M${x - 17} ${y - 6 - i * 5}H${x - 3}M${x + 3} ${y - 6 - i * 5}H${x + 17}`);
  return (
    solid(box(x - 20, y - 64, 40, 64), '#1b7a78', ink(2)) +
    line(louvres, { width: 1.3, colour: '#7fd0c6' }) +
    line(`M${x} ${y - 64}V${y}`, ink(2))
  );
}

/** The upper storey under its curved gable, with a balcony. */
function upper() {
  const curl =
    'M1092 316C1096 302 1114 306 1122 292C1132 274 1154 278 1166 266C1178 254 1218 254 1230 266C1242 278 1264 274 1274 292C1282 306 1300 302 1304 316';
  return (
    solid(`${curl}H1312V430H1084V316z`, FRONT, ink(2.6)) +
    line(curl, { width: 7, colour: DAY.ink }) +
    line(curl, { width: 3.6, colour: DAY.amber }) +
    solid(box(1078, 316, 240, 8), DAY.amber, ink(1.8)) +
    solid(oval(1198, 292, 14), DAY.amber, ink(2)) +
    line('M1198 278V306M1184 292H1212M1188 282L1208 302M1208 282L1188 302', ink(1.4)) +
    [1128, 1198, 1268].map((x) => window(x, 404)).join('') +
    balustrade((d) => d, 1092, 1304, 404, 426, 7).replaceAll('url(#two)', '#f3c47c') +
    area('M1084 324H1312V332L1084 340z', DAY.ink, 'fill-opacity=".5" ')
  );
}

/** The board over the shop, still blank. */
const board = () =>
  solid(box(1078, 426, 240, 9), DAY.amber, ink(1.8)) +
  solid(box(1106, 441, 184, 26), '#f3dcae', ink(2.4)) +
  line(box(1112, 446, 172, 16), { width: 1.3, colour: '#b57a2c' }) +
  area('M1106 435H1290V440L1106 446z', DAY.ink, 'fill-opacity=".4" ');

/** The room: its back wall is the one pure white thing; the last strip of the old wash is not yet painted. */
function room() {
  const wall = box(1122, 480, 152, 110);
  const old = 'M1274 480V590H1265L1267 572L1262 562L1265 540L1261 528L1264 506L1258 496L1260 480z';
  const floor = 'M1112 606L1122 590H1274L1284 606z';
  return (
    area(box(1112, 474, 172, 132), '#7fb9a4') +
    area('M1284 474L1274 480V590L1284 606z', '#d9812a') +
    area(wall, '#ffffff') +
    area(old, '#f2cf94') +
    area(floor, '#d9955a') +
    area('M1176 590H1262L1276 606H1198z', '#ffe6b4') +
    area(box(1112, 472, 172, 8), DAY.ink) +
    line(`${wall}${floor}`, ink(2))
  );
}

/** A step-ladder of planks before the wall, a pot of paint on its top. */
function ladder() {
  const rungs = repeat(5, (i) => `M${1229 + i * 1.7} ${588 - i * 15}H${1267 - i * 1.7}`);
  const bars = 'M1226 602L1239 512M1270 602L1257 512';
  return (
    area('M1226 602H1272L1252 608H1200z', '#8a4f06', 'fill-opacity=".4" ') +
    line('M1240 514L1233 592M1256 514L1263 592', ink(2.2)) +
    line(bars, ink(6)) +
    line(rungs, ink(4.4)) +
    line(bars, { width: 3.2, colour: '#f0b04a' }) +
    line(rungs, { width: 2, colour: '#f0b04a' }) +
    solid(box(1233, 508, 30, 6), '#c8772b', ink(1.8)) +
    solid('M1239 491H1257L1255 508H1241z', '#2a9a94', ink(1.8)) +
    line('M1240 491C1242 479 1254 479 1256 491', ink(1.5))
  );
}

/** A leaf of the shutters between its hinge and its near edge, in four planks. */
function leaf(hinge, near, fill) {
  const out = 8;
  const along = (share) => {
    const x = hinge + (near - hinge) * share;
    return `M${x} ${480 + out * share}L${x} ${606 + out * share}`;
  };
  const edge = polygon([
    [hinge, 476],
    [near, 476 + out],
    [near, 606 + out],
    [hinge, 606],
  ]);
  const bars = `M${hinge} 500L${near} ${500 + out}M${hinge} 580L${near} ${580 + out}`;
  return (
    solid(edge, fill, ink(2.2)) +
    line([0.25, 0.5, 0.75].map(along).join(''), { width: 1.4, colour: '#0b4a4d' }) +
    line(bars, { width: 3, colour: '#0b4a4d' })
  );
}

/** A carton with its tape; (x, y) is its lower left corner. */
const carton = (x, y, w, h) =>
  solid(box(x, y - h, w, h), CARTON, ink(2)) +
  area(box(x, y - h, w * 0.3, h), '#a86a2c') +
  line(box(x, y - h, w, h), ink(2)) +
  line(`M${x + w / 2} ${y - h}V${y - h * 0.55}`, { width: 3.4, colour: '#f3dcae' });

/** The owner, who carries a carton in: in profile, a long skirt, her hair in a knot. */
function owner(x, y) {
  const put = placed(x, y, 0, 1.14);
  return (
    area(put('M-14 1L16 1L-4 9L-56 9z'), '#0b6b6a', 'fill-opacity=".4" ') +
    area(put('M-13 0L-11 -5L-3 -4L-3 0zM8 0L9 -5L18 -2L18 0z'), DAY.ink) +
    solid(put('M-8 -36C-10 -24 -15 -14 -15 -4L13 -3C12 -16 9 -26 8 -36z'), '#e8952f', ink(1.8)) +
    line(put('M-3 -32C-4 -22 -7 -12 -8 -5M3 -32C5 -22 6 -12 7 -5'), { width: 1.3, colour: '#8a4f06' }) +
    solid(put(box(12, -55, 26, 21)), CARTON, ink(2)) +
    line(put('M25 -55L25 -46'), { width: 3.4, colour: '#f3dcae' }) +
    solid(put('M-8 -56C-11 -48 -9 -40 -9 -34L8 -34C8 -40 10 -50 7 -57C3 -60 -4 -60 -8 -56z'), DAY.ink, ink(1.8)) +
    area(put('M-2 -62L4 -62L5 -56L-3 -56z'), SKIN) +
    area(put(oval(1.5, -67, 6, 7)), SKIN) +
    area(put('M-6 -64C-8 -77 6 -79 8 -71C3 -71 1 -68 1 -63C-1 -60 -4 -61 -6 -64z'), DAY.ink) +
    area(put(oval(-7, -66, 4.6)), DAY.ink) +
    line(put('M-1 -53L3 -40L20 -35'), { width: 7.4, colour: DAY.ink }) +
    line(put('M3 -40L20 -35'), { width: 4.4, colour: SKIN })
  );
}

/** Two more cartons, which wait on the pavement. */
const cartons = () =>
  area('M1322 624H1352L1336 631H1300z', '#0b6b6a', 'fill-opacity=".36" ') +
  carton(1322, 624, 30, 24) +
  carton(1327, 600, 22, 18);

/** The whole shop. */
export const emptyShop = () =>
  upper() +
  solid(box(1084, 430, 228, 176), FRONT, ink(2.6)) +
  area(box(1084, 430, 8, 176), DAY.ink) +
  room() +
  ladder() +
  board() +
  leaf(1112, 1084, '#1b7a78') +
  leaf(1284, 1312, LEAF) +
  solid(box(1106, 606, 184, 9), '#f6e3bb', pen(2)) +
  hair('M1120 611H1276', 0.5) +
  fine('M1112 474V606M1284 474V606', 0.9) +
  cartons() +
  owner(1146, 612);
