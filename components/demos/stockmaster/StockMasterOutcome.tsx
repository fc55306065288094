import type { OutcomeProps } from '../frame/story';
import type { Store } from './rules';

export function StockMasterOutcome(_: OutcomeProps<'stockmaster', Store>) {
  return null;
}
