import type { OutcomeProps } from '../frame/story';
import type { Dispensary } from './rules';

export function MediFlowOutcome(_: OutcomeProps<'mediflow', Dispensary>) {
  return null;
}
