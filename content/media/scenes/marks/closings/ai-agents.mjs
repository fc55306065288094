import { daylight } from '../daylight.mjs';
import { board } from './parts/answer-board.mjs';
import { boy } from './parts/board-boy.mjs';
import { brokenFan } from './parts/broken-fan.mjs';
import { assistant, workingArm, workingHand } from './parts/fan-assistant.mjs';
import { owner, ownersGrip } from './parts/fan-owner.mjs';
import { keeper } from './parts/quiet-keeper.mjs';
import { quietPhone } from './parts/quiet-phone.mjs';
import { counter, shop } from './parts/quiet-shop.mjs';

/** AI agents: a hardware shop whose board answers the usual, so that a mynah nests on the telephone; a person mends the fan. */
export default function aiAgents() {
  const behind = shop() + board() + assistant() + counter() + keeper() + workingArm() + quietPhone(846, 668, 0.92);
  return daylight(behind + owner() + brokenFan() + workingHand() + ownersGrip() + boy(), {
    meet: 800,
    spread: 600,
    left: 18,
    top: 0,
    width: 1440,
    height: 900,
  });
}
