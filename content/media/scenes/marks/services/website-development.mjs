import { DAY, daylight, hillsOn, ink } from '../daylight.mjs';
import { disc } from '../parts/facade.mjs';
import { palmAt } from '../parts/garden-plants.mjs';
import { thinner } from '../parts/roadside.mjs';
import { box, firm, hair, pen, placed, relief, repeat, solid } from '../parts/shapes.mjs';
import { bicycle } from '../parts/street.mjs';
import { area, bell, glow, line } from '../stage.mjs';
import { shopFront } from './parts/shop-front.mjs';
import { crate } from './parts/shop-goods.mjs';
import { keeper, ladder, signwriter } from './parts/shop-people.mjs';

const STREET = 802;

/** Hills beyond the shop, the air above them and the sun behind the right one. */
function land() {
  const crest = (x) => 470 - 110 * bell(x, 1560, 130) - 120 * bell(x, 420, 120) + 8 * Math.sin(x / 40);
  const near = (x) => 610 - 40 * bell(x, 1500, 90) - 50 * bell(x, 470, 100);
  const hill = hillsOn(820, 0.8);
  return (
    relief(5, (x, i) => 170 + i * 44 + 8 * Math.sin(x / 110 + i * 0.6), 0.5) +
    glow(1560, 210, 260, '#fff0c8', 0.95) +
    hill(crest, 380, 900, '#d3e6d6') +
    hill(crest, 900, 1620, '#f2d9a6') +
    relief(4, (x, i) => crest(x) + 22 + i * 24, 0.5) +
    hill(near, 380, 900, '#a3cdb9') +
    hill(near, 900, 1620, '#e3c98e')
  );
}

/** The pavement, its kerb and the road. */
const ground = () =>
  area(box(380, STREET - 34, 1240, 40), '#f0dcb2') +
  area(box(380, STREET, 1240, 80), '#fbefd6') +
  firm(`M380 ${STREET}H540M1400 ${STREET}H1620`) +
  area(`M400 ${STREET}L1400 ${STREET}L1340 830L380 830z`, '#a8cfc4') +
  hair(
    repeat(13, (i) => `M${440 + i * 96} ${STREET}l-14 28`),
    0.6,
  ) +
  solid(box(380, 830, 1240, 10), '#d9c08e', pen(2.2)) +
  area(box(380, 840, 1240, 60), '#c3b393');

/** The front of a passing three-wheeler, its nose to the right, its driver under the hood. */
function threeWheeler(put) {
  const wheel = (u) => area(put(disc(u, -13, 13)), DAY.ink) + area(put(disc(u, -13, 5)), DAY.paper);
  return (
    area(put('M-80 2L60 2L40 8L-120 8z'), DAY.ink, 'fill-opacity="0.4" ') +
    area(put('M-60 -78L44 -76L56 -46L40 -26L-60 -26z'), '#f6e3bb') +
    area(put('M14 -42C14 -54 20 -57 26 -56C32 -55 34 -48 46 -46L45 -42L30 -43L30 -40z'), '#e8952f') +
    area(put(disc(25, -64, 7)), '#7d4a22') +
    area(put('M17.5 -63C17 -72 31 -74 32.5 -66L22 -66L21 -61z'), DAY.ink) +
    line(put('M40 -40L50 -49'), ink(5)) +
    wheel(48) +
    area(put('M-60 -86L34 -86C44 -86 50 -80 54 -67L58 -48L52 -48L44 -75L8 -77L8 -40L2 -40L2 -76L-60 -76z'), DAY.ink) +
    solid(put('M-60 -42L34 -42L38 -26L44 -30L52 -49L60 -47C68 -40 70 -28 64 -18L52 -13L-60 -13z'), '#1f8a88', ink(3)) +
    solid(put('M34 -16C34 -34 62 -34 64 -15z'), '#17757a', ink(2.6)) +
    line(put('M-60 -30L30 -30'), { width: 3, colour: '#8ecabf' }) +
    solid(put(disc(63, -36, 5)), '#fff3d8', ink(2.4))
  );
}

/** Websites: a corner shop in morning sun; its keeper opens the shutters while a signwriter begins its white board. */
export default function websiteDevelopment() {
  const fruit = crate(566, 812, '#f0a02e', 15) + crate(662, 812, '#4f9f92', 12) + crate(758, 812, '#d9792b', 17);
  const shadow = area('M750 812L830 812L700 826L610 826z', '#0b6b6a', 'fill-opacity=".4" ');
  const cycle =
    line('M1320 822H1480', { width: 6, opacity: 0.3, colour: '#0b6b6a' }) + thinner(bicycle(1334, 824, 1.3), 1.5);
  return daylight(
    land() +
      palmAt(396, 800, -2.3) +
      ground() +
      palmAt(1580, 788, 2) +
      shopFront() +
      fruit +
      shadow +
      ladder(790, 822, 270) +
      signwriter(790, 482) +
      keeper(1162, 806) +
      cycle +
      threeWheeler(placed(372, 852, 0, 2.5)),
    { meet: 1000, top: 112 },
  );
}
