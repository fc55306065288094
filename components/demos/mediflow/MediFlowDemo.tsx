'use client';

import { date } from '@/lib/dates';
import { fill, thousands } from '@/lib/format';
import { DemoFrame } from '../frame/DemoFrame';
import { DemoIcon } from '../frame/DemoIcon';
import { Action, Panel, TextField } from '../frame/ui';
import { type DemoPart, type DemoProps, useDemo } from '../frame/useDemo';
import { Blister, Items, sources } from './Items';
import { MediFlowOutcome } from './MediFlowOutcome';
import {
  byExpiry,
  type Content,
  type Dispensary,
  dispense,
  hold,
  interaction,
  isExpired,
  isSettled,
  isSoon,
  type Prescription,
  plan,
  progress,
  start,
  summary,
  write,
} from './rules';
import './mediflow.scss';

const icons = {
  pill: 'M5.1 14.9a3.6 3.6 0 0 1 0-5.1l4.7-4.7a3.6 3.6 0 0 1 5.1 5.1l-4.7 4.7a3.6 3.6 0 0 1-5.1 0zM7.5 7.5l5 5',
  alert: 'M10 3.5l7.2 12.8H2.8zM10 8.3v3.6M10 14.2v.1',
};

const NOTE_LENGTH = 200;

interface PrescriptionProps extends DemoPart<'mediflow', Dispensary> {
  /** Index in the queue. */
  place: number;
  order: Content['queue'][number];
  prescription: Prescription;
}

interface DecisionProps extends PrescriptionProps {
  onDispense: () => void;
}

/** The warning about an interaction with the pharmacist's choices. */
function Decision({ content, demo, place, order: { no, doctor }, prescription: { note }, onDispense }: DecisionProps) {
  const { words } = content;
  const { state: desk, set } = demo;
  const isLatest = desk.latest === place;
  const wasRefused = desk.refused === place;
  const isMissing = wasRefused && note.trim() === '';
  const messageId = `rx-missing-${place}`;
  const onHold = () => set({ ...hold(desk, place), latest: place }, fill(words.said.held, { no, doctor }));
  return (
    <form
      className="rx-decision"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onDispense();
      }}
    >
      <div className="rx-warning" tabIndex={-1} data-focus={(isLatest && !wasRefused) || undefined}>
        <DemoIcon path={icons.alert} />
        <p>
          <b>{words.warning}</b> {interaction(content, place)?.risk}
          <small>{words.source}</small>
        </p>
      </div>
      <label className="rx-note">
        {words.note}
        <TextField
          name="note"
          maxLength={NOTE_LENGTH}
          invalid={isMissing}
          aria-describedby={messageId}
          data-focus={(isLatest && wasRefused) || undefined}
          value={note}
          onType={(text) => set((now) => write(now, place, text))}
        />
      </label>
      <small id={messageId} className="rx-missing">
        {isMissing ? words.noteMissing : ''}
      </small>
      <p className="rx-do">
        <Action type="submit">{words.anyway}</Action>
        <button type="button" className="rx-hold" onClick={onHold}>
          {words.hold}
        </button>
      </p>
    </form>
  );
}

function Result({ content: { words }, demo, place, order, prescription: { state, note } }: PrescriptionProps) {
  return (
    <p className="rx-result" tabIndex={-1} data-focus={demo.state.latest === place || undefined}>
      {state === 'held' ? fill(words.call, { doctor: order.doctor }) : words.booked}
      {state === 'dispensed' && note && <span>{fill(words.noted, { note: note.trim() })}</span>}
    </p>
  );
}

function PrescriptionPanel(props: PrescriptionProps) {
  const { content, demo, place, order, prescription } = props;
  const { state: desk, set } = demo;
  const { words } = content;
  const { no, patient, doctor, items } = order;
  const { state } = prescription;
  const takes = prescription.taken ?? plan(desk, content, place);

  const onDispense = () => {
    const short = items.find((_, i) => takes[i]?.length === 0);
    if (short) return set(desk, fill(words.said.short, { no, name: short.name }));
    const next = dispense(desk, content, place);
    if (next === desk) return set({ ...desk, latest: place, refused: place }, words.noteMissing);
    const { taken } = next.queue[place] ?? {};
    const said = taken
      ? fill(words.said.dispensed, { no, batches: sources(content, taken.flat()) })
      : fill(words.said.warned, { no, risk: interaction(content, place)?.risk ?? '' });
    set({ ...next, latest: place }, said);
  };

  return (
    <Panel
      label={fill(words.prescription, { no, patient })}
      title={
        <>
          <span>
            {`${no} ${patient}`}
            <small>{doctor}</small>
          </span>
          <i data-state={state}>{words.states[state]}</i>
        </>
      }
    >
      <Items content={content} items={items} takes={state === 'held' ? undefined : takes} />
      <p className="rx-blisters" data-state={state}>
        {takes.map((own, i) => (
          <Blister key={items[i]?.name} takes={own} />
        ))}
      </p>
      {state === 'waiting' && (
        <p className="rx-do">
          <Action onClick={onDispense}>{fill(words.dispense, { no })}</Action>
        </p>
      )}
      {state === 'warned' && <Decision {...props} onDispense={onDispense} />}
      {isSettled(prescription) && <Result {...props} />}
    </Panel>
  );
}

/** The stock of each batch, the earliest expiry first. */
function Stock({ content, left }: { content: Content; left: readonly number[] }) {
  const { words, batches } = content;
  return (
    // Focusable, so that the keyboard can scroll the window when all buttons are gone.
    <Panel tabIndex={0} title={words.stock}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.medicine}</th>
            <th scope="col">{words.expires}</th>
            <th scope="col">{words.left}</th>
          </tr>
        </thead>
        <tbody>
          {byExpiry(content).map((i) => {
            const own = batches[i] as Content['batches'][number];
            const rest = left[i] ?? 0;
            const gone = own.today + own.pieces - rest;
            const life = isExpired(own, content) ? 'expired' : isSoon(own, content) ? 'soon' : undefined;
            return (
              <tr key={own.batch} data-life={life}>
                <th scope="row">
                  {own.medicine} <small>{own.batch}</small>
                </th>
                <td>
                  {date(own.expires)} {life && <small>{words[life]}</small>}
                </td>
                <td>
                  <b>{thousands(rest)}</b> <small>{gone > 0 && fill(words.given, { pieces: thousands(gone) })}</small>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}

/** The tickets of the morning: those that were collected, and those in hand. */
function Tickets({ content, state }: { content: Content; state: Dispensary }) {
  const { earlier, queue, words } = content;
  return (
    <ol role="list" className="rx-tickets">
      {earlier.map(({ no, at }) => (
        <li key={no}>
          <b>{no}</b> <small>{fill(words.collected, { at })}</small>
        </li>
      ))}
      {state.queue.map((prescription, i) => (
        <li key={queue[i]?.no} data-state={prescription.state}>
          <b>{queue[i]?.no}</b> <small>{words.states[prescription.state]}</small>
        </li>
      ))}
    </ol>
  );
}

/** MediFlow's demonstration: two prescriptions in the dispensing queue, one of them with a warning. */
export default function MediFlowDemo({ content, frame }: DemoProps<'mediflow'>) {
  const { day, place, queue } = content;
  const demo = useDemo({ content, frame, start, progress });
  const { state } = demo;
  return (
    <DemoFrame
      product="mediflow"
      outcome={<MediFlowOutcome content={content} state={state} />}
      summary={summary(state, content)}
      demo={demo}
      mark={icons.pill}
      aside={`${place}, ${date(day)}`}
    >
      <div className="rx">
        <Tickets content={content} state={state} />
        {state.queue.map((prescription, i) => {
          const order = queue[i] as Content['queue'][number];
          return (
            <PrescriptionPanel
              key={order.no}
              content={content}
              demo={demo}
              place={i}
              order={order}
              prescription={prescription}
            />
          );
        })}
        <Stock content={content} left={state.left} />
      </div>
    </DemoFrame>
  );
}
