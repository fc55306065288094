import type { OutcomeProps } from '../frame/story';
import { Receipt } from './Receipt';
import { lastSale, type Till } from './rules';

/** The receipt of the last sale. */
export function NexBillOutcome({ content, state }: OutcomeProps<'nexbill', Till>) {
  return <Receipt content={content} sale={lastSale(state, content)} />;
}
