import type { OutcomeProps } from '../frame/story';
import type { Pipeline } from './rules';

export function LankaCrmOutcome(_: OutcomeProps<'lankacrm', Pipeline>) {
  return null;
}
