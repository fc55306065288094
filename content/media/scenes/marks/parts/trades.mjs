/**
 * Six houses of six trades in front elevation, each a function of its place: the middle of the foot is at the origin of
 * `put`, 20 pixels are a metre.
 */
export { coldStore, shop } from './trades/goods.mjs';
export { hotel, school } from './trades/houses.mjs';
export { accounts, people } from './trades/offices.mjs';
