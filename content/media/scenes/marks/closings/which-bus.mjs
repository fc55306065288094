import { daylight } from '../daylight.mjs';
import { balcony } from './parts/bus-balcony.mjs';
import { grandchild, grandfather, grandmother } from './parts/bus-couple.mjs';
import { KITE_BOY, LATE, PICKER, passer, STUDENT } from './parts/bus-figures.mjs';
import { cow, kite, palm, rows, tree, washing } from './parts/bus-gardens.mjs';
import { suitcase } from './parts/bus-held.mjs';
import { doorway, house, shelter, shelterRoof } from './parts/bus-houses.mjs';
import { officer } from './parts/bus-officer.mjs';
import { ground, ROADS } from './parts/bus-roads.mjs';
import { bus, tuk } from './parts/bus-vehicles.mjs';
import { hen } from './parts/workshop-iso.mjs';

/** One vehicle on its road: how far along it, on the left-hand lane. */
const on = (road, t, draw, what) => draw(ROADS[road].at(t, -22), ROADS[road].turn(t), what);

const GREEN = ['#4fa58f', '#2f8377'];
const OLIVE = ['#a9bf5e', '#7f9a3f'];

const west = () =>
  house(60, 70, { coat: 'teal', turn: 30 }) +
  house(250, 66, { coat: 'mint', turn: -30, l: 56 }) +
  house(130, 190, { coat: 'deep', turn: -24 }) +
  rows(250, 150, 4, 130, 20, '#4fa58f') +
  tree(40, 250, 0.8, GREEN) +
  house(560, 60, { coat: 'teal', turn: 26, l: 54 }) +
  passer(234, 242, 0.52, PICKER) +
  passer(402, 238, 0.52, KITE_BOY) +
  kite(381, 174) +
  tree(470, 66, 0.7, GREEN, '#f6c667') +
  tree(650, 130, 0.75, GREEN);

const east = () =>
  house(1352, 76, { coat: 'amber', turn: 32 }) +
  house(1420, 210, { coat: 'rust', turn: -28 }) +
  rows(1290, 292, 4, 130, 12, '#9cb85a') +
  house(1146, 128, { coat: 'rust', turn: 26, l: 78, w: 54, h: 90, onWall: (put, l) => doorway(put, l * 0.8) }) +
  grandchild(1105, 168) +
  palm(960, 150, 22, 0.8, ['#6fae94', '#8fc4a2']) +
  washing(930, 200) +
  tree(1240, 236, 1.08, OLIVE, '#e4572e') +
  grandfather(934, 322) +
  grandmother(1030, 328) +
  suitcase(1088, 347) +
  hen(1300, 262, 0.6, -1, '#fbf1dc') +
  hen(1258, 292, 0.32, -1, '#f6c667') +
  hen(1284, 290, 0.32, 1, '#f6c667');

const south = () =>
  house(706, 624, { coat: 'gold', turn: 30, l: 50 }) +
  tree(622, 600, 0.8, OLIVE) +
  house(1130, 590, { coat: 'amber', turn: -26 }) +
  house(1330, 570, { coat: 'rust', turn: 30 }) +
  tree(1230, 590, 0.8, OLIVE, '#fffdf8');

/** A traffic island from a balcony: six vehicles leave on six roads, and the officer points to the house that is a walk away. */
export default function whichBus() {
  return daylight(
    ground() +
      on('above', 0.5, tuk, { coat: ['#3f6f78', '#4a7f86', '#23505a', '#d9603a'] }) +
      west() +
      on('hill', 0.6, bus, { coat: ['#8fd0c8', '#2ba3a2', '#17757a', '#fffdf8'], load: ['#f6c667', '#c8502a'] }) +
      east() +
      on('left', 0.5, bus, {
        coat: ['#fbefd6', '#5aa9c4', '#2d6f8e', '#f6c667'],
        load: ['#c8502a', '#8fd0c8', '#f0a53a'],
        caller: [34, -34, 1, '#c8502a'],
      }) +
      on('right', 0.42, bus, {
        coat: ['#f6c667', '#c8502a', '#8f3714', '#f6c667'],
        load: ['#8fd0c8', '#fbefd6', '#17757a'],
        caller: [-50, 34, -1, '#8fd0c8'],
      }) +
      officer() +
      shelter(418, 444, 50) +
      shelterRoof(418, 444, 50) +
      passer(412, 464, 0.52, STUDENT) +
      passer(470, 470, 0.56, LATE) +
      cow(706, 488, 0.78) +
      on('corner', 0.45, bus, {
        coat: ['#e9f3e8', '#f0a53a', '#c8762a', '#c8502a'],
        caller: [-10, -34, 1, '#1f8f90'],
      }) +
      on('below', 0.45, tuk, { coat: ['#23505a', '#2d7a74', '#16343c', '#b3cc5e'], caller: [-4, -27, 1, '#f6c667'] }) +
      south() +
      balcony(),
    { meet: 800, spread: 620, left: 0, top: 0, width: 1440, height: 600 },
  );
}
