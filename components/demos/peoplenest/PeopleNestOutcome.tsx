import { fill } from '@/lib/format';
import type { OutcomeProps } from '../frame/story';
import { PayslipTable } from './Payslip';
import type { Payroll } from './rules';

/** The selected employee's payslip on paper. */
export function PeopleNestOutcome({ content, state }: OutcomeProps<'peoplenest', Payroll>) {
  const { people, words, rates } = content;
  const { name = '', role } = people[state.person] ?? {};
  return (
    <figure className="pay-paper pay-slip">
      <figcaption>
        <b>{fill(words.slip, { name })}</b>
        <small>
          {role}, {words.month}
        </small>
      </figcaption>
      <PayslipTable content={content} payroll={state} />
      <p>
        <small>{rates.source}</small>
        {state.approved.includes(state.person) && <strong className="pay-stamp">{words.approved}</strong>}
      </p>
    </figure>
  );
}
