import type { OutcomeProps } from '../frame/story';
import type { Ranking } from './rules';

export function HireIqOutcome(_: OutcomeProps<'hireiq', Ranking>) {
  return null;
}
