import type { OutcomeProps } from '../frame/story';
import type { Desk } from './rules';

export function FitTrackProOutcome(_: OutcomeProps<'fittrackpro', Desk>) {
  return null;
}
