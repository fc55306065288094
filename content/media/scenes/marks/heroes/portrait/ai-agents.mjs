import { daylight } from '../../daylight.mjs';
import { signalBox } from '../ai-agents.mjs';

/** The signal box on phones: the whole route board above the signalwoman, and all levers, between margins that may be cut. */
export default function aiAgents() {
  const view = { meet: 510, spread: 560, left: 0, top: 26, width: 1020, height: 765 };
  return daylight(`<g transform="translate(60 0)">${signalBox()}</g>`, view);
}
