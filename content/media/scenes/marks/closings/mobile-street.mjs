import { daylight } from '../daylight.mjs';
import { barberShop, barberWork } from './parts/street-barber.mjs';
import { courier } from './parts/street-courier.mjs';
import { gardenWall, meterReading } from './parts/street-meter.mjs';
import { order } from './parts/street-order.mjs';
import { house, town } from './parts/street-town.mjs';
import { greengrocer, produceTuk } from './parts/street-tuk.mjs';

/** One street of a hill town at midday, over the shoulder of a courier: a route, an order by basket, a stamp card, a meter. */
export default function mobileStreet() {
  return daylight(
    town() +
      house() +
      order() +
      barberShop() +
      barberWork() +
      produceTuk() +
      greengrocer() +
      gardenWall() +
      meterReading() +
      courier(),
    { meet: 720, spread: 640, left: 0, top: 0, width: 1440, height: 600 },
  );
}
