import { daylight } from '../daylight.mjs';
import { crown, earth, monsoon, shelteringDog, trunk } from './parts/monsoon.mjs';
import { motorbike } from './parts/motorbike.mjs';
import { courier, nearLeg } from './parts/rain-courier.mjs';

/** Mobile apps: a courier waits out the monsoon under a banyan; without a signal, her phone keeps what is delivered. */
export default function mobileInUse() {
  return daylight(
    monsoon() +
      earth() +
      trunk() +
      crown() +
      shelteringDog(176, 704) +
      motorbike(610, 716, 0.96) +
      nearLeg(656, 722) +
      courier(),
    { meet: 600, left: 0, top: 0 },
  );
}
