import type { OutcomeProps } from '../frame/story';
import type { Till } from './rules';

export function NexBillOutcome(_: OutcomeProps<'nexbill', Till>) {
  return null;
}
