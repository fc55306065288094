import { daylight } from '../daylight.mjs';
import { placed } from '../parts/shapes.mjs';
import { area } from '../stage.mjs';
import { machine } from './parts/photograph-machine.mjs';
import { helper, technician } from './parts/photograph-people.mjs';
import { fishBox, room, thief } from './parts/photograph-place.mjs';

/** A photograph of the equipment, by day: in an ice factory at a fish landing a technician frames the old compressor. */
export default function iotPhotograph() {
  return daylight(
    room() +
      helper(508, 330) +
      area('M470 612L960 612L900 650L400 650z', '#7d8f6c', 'fill-opacity=".45" ') +
      machine(placed(704, 612)) +
      fishBox(370, 614) +
      thief(564, 646) +
      technician(),
    { meet: 720, spread: 640, left: 0, top: 0, width: 1440, height: 810 },
  );
}
