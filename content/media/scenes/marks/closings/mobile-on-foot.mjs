import { daylight } from '../daylight.mjs';
import { cook, goat, hoof } from './parts/foot-cook.mjs';
import { deliveryMan, grandmother } from './parts/foot-delivery.mjs';
import { member } from './parts/foot-member.mjs';
import { COPING, FOOT, front, street } from './parts/foot-street.mjs';
import { meter, technician } from './parts/foot-technician.mjs';

/** Four people on their feet, each with a phone: a signature at a gate, an order at a stall, a class, a water meter. */
export default function mobileOnFoot() {
  return daylight(
    street() +
      goat(724, 316) +
      front() +
      hoof(752, COPING) +
      hoof(800, COPING) +
      meter(1076, 430, FOOT) +
      deliveryMan(196) +
      grandmother(398) +
      cook(614) +
      member(892) +
      technician(1237),
    { meet: 720, spread: 640, left: 0, top: 0, width: 1440, height: 600 },
  );
}
