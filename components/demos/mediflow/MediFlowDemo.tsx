'use client';

import { fill, thousands } from '@/lib/format';
import { DemoFrame } from '../frame/DemoFrame';
import { DemoIcon } from '../frame/DemoIcon';
import { Action, Panel, TextField } from '../frame/ui';
import { type DemoPart, type DemoProps, useDemo } from '../frame/useDemo';
import { MediFlowOutcome } from './MediFlowOutcome';
import {
  byExpiry,
  type Content,
  type Dispensary,
  dispense,
  hold,
  interaction,
  type Prescription,
  plan,
  progress,
  start,
  type Take,
  write,
} from './rules';
import './mediflow.scss';

interface Desk extends Dispensary {
  /** Index of the prescription that was processed last, which gets the focus. */
  latest?: number;
  /** Index of the prescription that was last refused because its note was missing. */
  refused?: number;
}

const icons = {
  pill: 'M5.1 14.9a3.6 3.6 0 0 1 0-5.1l4.7-4.7a3.6 3.6 0 0 1 5.1 5.1l-4.7 4.7a3.6 3.6 0 0 1-5.1 0zM7.5 7.5l5 5',
  alert: 'M10 3.5l7.2 12.8H2.8zM10 8.3v3.6M10 14.2v.1',
};

const NOTE_LENGTH = 200;

// A list, because browsers abbreviate September differently.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** 2026-12 → "Dec 2026". */
const month = (expires: string) => {
  const [year, number] = expires.split('-');
  return `${months[Number(number) - 1]} ${year}`;
};

/** "30 from WF-2309, 15 from IB-4417". */
const sources = ({ batches, words }: Content, takes: readonly Take[]) =>
  takes
    .map(({ batch, pieces }) => fill(words.from, { pieces: thousands(pieces), batch: batches[batch]?.batch ?? '' }))
    .join(', ');

interface ItemsProps {
  content: Content;
  items: Content['queue'][number]['items'];
  /** The batches used for each item, if they are to be shown. */
  takes?: readonly Take[][];
}

function Items({ content, items, takes }: ItemsProps) {
  return (
    <ul role="list">
      {items.map(({ name, dose, pieces, unit }, i) => (
        <li key={name}>
          <b>{name}</b>
          <span>{`${thousands(pieces)} ${unit}`}</span>
          <p>
            <small>{dose}</small>
            <small>{sources(content, takes?.[i] ?? [])}</small>
          </p>
        </li>
      ))}
    </ul>
  );
}

interface DecisionProps {
  words: Content['words'];
  risk: string;
  note: string;
  /** Id of the message about a missing note. */
  messageId: string;
  /** The prescription was processed last. */
  isLatest: boolean;
  wasRefused: boolean;
  onNote: (note: string) => void;
  onDispense: () => void;
  onHold: () => void;
}

/** The warning about an interaction with the pharmacist's choices. */
function Decision(props: DecisionProps) {
  const { words, risk, note, messageId, isLatest, wasRefused, onNote, onDispense, onHold } = props;
  const isMissing = wasRefused && note.trim() === '';
  return (
    <form
      className="rx-decision"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onDispense();
      }}
    >
      <div className="rx-warning" tabIndex={-1} data-lead={(isLatest && !wasRefused) || undefined}>
        <DemoIcon path={icons.alert} />
        <p>
          <b>{words.warning}</b> {risk}
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
          data-lead={(isLatest && wasRefused) || undefined}
          value={note}
          onType={onNote}
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

interface ResultProps {
  words: Content['words'];
  doctor: string;
  prescription: Prescription;
  isLatest: boolean;
}

function Result({ words, doctor, prescription: { state, note }, isLatest }: ResultProps) {
  return (
    <p className="rx-result" tabIndex={-1} data-lead={isLatest || undefined}>
      {state === 'held' ? fill(words.call, { doctor }) : words.booked}
      {state === 'dispensed' && note && <span>{fill(words.noted, { note: note.trim() })}</span>}
    </p>
  );
}

interface PrescriptionPanelProps extends DemoPart<'mediflow', Desk> {
  /** Index in the queue. */
  place: number;
  order: Content['queue'][number];
  prescription: Prescription;
}

function PrescriptionPanel({ content, demo, place, order, prescription }: PrescriptionPanelProps) {
  const { state: desk, set } = demo;
  const { words } = content;
  const { no, patient, doctor, items } = order;
  const { state, note } = prescription;
  const takes = prescription.taken ?? plan(desk, content, place);
  const risk = interaction(content, place)?.risk ?? '';
  const isLatest = desk.latest === place;

  const onDispense = () => {
    const short = items.find((_, i) => takes[i]?.length === 0);
    if (short) return set(desk, fill(words.said.short, { no, name: short.name }));
    const next = dispense(desk, content, place);
    if (next === desk) return set({ ...desk, latest: place, refused: place }, words.noteMissing);
    const { taken } = next.queue[place] ?? {};
    const said = taken
      ? fill(words.said.dispensed, { no, batches: sources(content, taken.flat()) })
      : fill(words.said.warned, { no, risk });
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
      {state === 'waiting' ? (
        <p className="rx-do">
          <Action onClick={onDispense}>{fill(words.dispense, { no })}</Action>
        </p>
      ) : state === 'warned' ? (
        <Decision
          words={words}
          risk={risk}
          note={note}
          messageId={`rx-missing-${place}`}
          isLatest={isLatest}
          wasRefused={desk.refused === place}
          onNote={(text) => set((now) => write(now, place, text))}
          onDispense={onDispense}
          onHold={() => set({ ...hold(desk, place), latest: place }, fill(words.said.held, { no, doctor }))}
        />
      ) : (
        <Result words={words} doctor={doctor} prescription={prescription} isLatest={isLatest} />
      )}
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
            const { medicine, batch, expires, pieces } = batches[i] as Content['batches'][number];
            const rest = left[i] ?? 0;
            return (
              <tr key={batch}>
                <th scope="row">
                  {medicine}
                  <small>{batch}</small>
                </th>
                <td>{month(expires)}</td>
                <td>
                  <b>{thousands(rest)}</b>
                  <small>{rest < pieces ? `−${thousands(pieces - rest)}` : ''}</small>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}

/** MediFlow's demonstration: two prescriptions in the dispensing queue, one of them with a warning. */
export default function MediFlowDemo({ content, frame }: DemoProps<'mediflow'>) {
  const { place, queue } = content;
  const demo = useDemo({ content, frame, start: (own): Desk => start(own), progress });
  const { state } = demo;
  return (
    <DemoFrame
      product="mediflow"
      outcome={<MediFlowOutcome content={content} state={demo.state} />}
      summary=""
      demo={demo}
      mark={icons.pill}
      aside={place}
    >
      <div className="rx">
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
