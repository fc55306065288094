'use client';

import { fill, thousands } from '@/lib/format';
import { DemoFrame } from '../frame/DemoFrame';
import { rupees } from '../frame/numbers';
import { Action, Panel, TextField } from '../frame/ui';
import { type DemoPart, type DemoProps, useDemo } from '../frame/useDemo';
import { PayslipTable } from './Payslip';
import { PeopleNestOutcome } from './PeopleNestOutcome';
import {
  approve,
  type Content,
  current,
  type Field,
  fields,
  limits,
  type Payroll,
  progress,
  start,
  summary,
  type,
} from './rules';
import './peoplenest.scss';

const users =
  'M7.5 9.5a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM2.5 16c.3-2.8 2.3-4.4 5-4.4s4.7 1.6 5 4.4M13 4.3a2.6 2.6 0 0 1 0 5M14.5 11.9c1.7.6 2.8 2 3 4.1';

type PartProps = DemoPart<'peoplenest', Payroll>;

const nameOf = (payroll: Payroll, { people }: Content) => people[payroll.person]?.name ?? '';

/** The announcement for the current payslip. */
const netOf = (payroll: Payroll, content: Content) =>
  fill(content.words.said.net, {
    name: nameOf(payroll, content),
    net: rupees(current(payroll, content.rates).slip.net),
  });

/** The run: everybody's net pay, and whether it is approved. */
function People({ content, demo: { state, set } }: PartProps) {
  const { people, rates, words } = content;
  return (
    <div className="pay-people" role="group" aria-label={words.people}>
      {people.map(({ name, role }, i) => {
        const own = { ...state, person: i };
        const isApproved = state.approved.includes(i);
        return (
          <button
            key={name}
            type="button"
            aria-pressed={i === state.person}
            onClick={() => set((now) => ({ ...now, person: i }), netOf(own, content))}
          >
            <b>{name}</b>
            <span>{rupees(current(own, rates).slip.net)}</span>
            <small data-approved={isApproved || undefined}>{isApproved ? words.approved : role}</small>
          </button>
        );
      })}
    </div>
  );
}

function EntryField({ content, demo: { state, set }, name }: PartProps & { name: Field }) {
  const { words, rates } = content;
  const { typed, errors } = current(state, rates);
  const error = errors[name];
  return (
    <label className="pay-field">
      {words.fields[name]}
      <TextField
        name={name}
        inputMode="decimal"
        maxLength={40}
        invalid={Boolean(error)}
        aria-describedby={error ? `pay-${name}` : undefined}
        value={typed[name]}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onType={(text) => set((now) => type(now, name, text))}
        // The alert below the field has already announced an error.
        onCommit={() => set((now) => now, error ? '' : netOf(state, content))}
      />
      {error && (
        <small id={`pay-${name}`} role="alert">
          {fill(words.errors[error], { max: thousands(limits(rates)[name]) })}
        </small>
      )}
    </label>
  );
}

function Slip({ content, demo: { state, set } }: PartProps) {
  const { words, rates } = content;
  const { said } = words;
  const { slip } = current(state, rates);
  const name = nameOf(state, content);
  const isApproved = state.approved.includes(state.person);
  const approved = approve(state, rates);
  const press = () => {
    if (approved !== state) set(approved, fill(said.approved, { name, net: rupees(slip.net) }));
    else set(state, isApproved ? said.again : said.wrong);
  };
  return (
    <Panel className="pay-slip" title={fill(words.slip, { name })} aside={words.month}>
      <PayslipTable content={content} payroll={state} />
      <Action settled={isApproved} inactive={approved === state} onClick={press}>
        {isApproved ? words.approved : words.approve}
      </Action>
    </Panel>
  );
}

/** PeopleNest's demonstration: a payslip that is recalculated on each input. */
export default function PeopleNestDemo({ content, frame }: DemoProps<'peoplenest'>) {
  const { rates, words } = content;
  const demo = useDemo({ content, frame, start, progress });
  return (
    <DemoFrame
      product="peoplenest"
      outcome={<PeopleNestOutcome content={content} state={demo.state} />}
      summary={summary(demo.state, content)}
      demo={demo}
      mark={users}
    >
      <div className="pay">
        <div className="demo-panel">
          <h3>{fill(words.run, { month: words.month, n: demo.state.approved.length, all: content.people.length })}</h3>
          <People content={content} demo={demo} />
          <div className="pay-fields">
            {fields.map((name) => (
              <EntryField key={name} content={content} demo={demo} name={name} />
            ))}
          </div>
        </div>
        <Slip content={content} demo={demo} />
        <p className="pay-source">{rates.source}</p>
      </div>
    </DemoFrame>
  );
}
