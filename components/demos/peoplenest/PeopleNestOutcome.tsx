import type { OutcomeProps } from '../frame/story';
import type { Payroll } from './rules';

export function PeopleNestOutcome(_: OutcomeProps<'peoplenest', Payroll>) {
  return null;
}
