import { daylight } from '../daylight.mjs';
import { reception } from './parts/gym-dawn.mjs';
import { evening } from './parts/gym-evening.mjs';
import { cutEdges, house, upperFloor } from './parts/gym-hall.mjs';
import { lift } from './parts/gym-lift.mjs';
import { yoga } from './parts/gym-yoga.mjs';

/** A gym without its front wall, one day from left to right: the reception at dawn, yoga above weights, the last at dusk. */
export default function fittrackproGym() {
  return daylight(house() + upperFloor() + lift() + yoga() + evening() + cutEdges() + reception(), {
    meet: 720,
    spread: 640,
    left: 0,
    top: 0,
    width: 1440,
    height: 600,
  });
}
