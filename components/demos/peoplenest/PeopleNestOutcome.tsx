import { fill } from '@/lib/format';
import type { OutcomeProps } from '../frame/story';
import { Run } from './Run';
import type { Payroll } from './rules';

/** The month's payroll run on paper. */
export function PeopleNestOutcome({ content, state }: OutcomeProps<'peoplenest', Payroll>) {
  const { people, words, rates } = content;
  return (
    <figure className="pay-paper">
      <figcaption>{fill(words.run, { month: words.month, n: state.approved.length, all: people.length })}</figcaption>
      <Run content={content} payroll={state} />
      <p>{rates.source}</p>
    </figure>
  );
}
