import type { OutcomeProps } from '../frame/story';
import type { Card } from './rules';

export function AutoCareOutcome(_: OutcomeProps<'autocare', Card>) {
  return null;
}
