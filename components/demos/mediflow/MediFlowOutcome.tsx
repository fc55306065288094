import { fill } from '@/lib/format';
import type { OutcomeProps } from '../frame/story';
import { Items } from './Items';
import { type Dispensary, isSettled, plan } from './rules';

/** The labels of the prescriptions: what has been dispensed, what waits, and what is on hold. */
export function MediFlowOutcome({ content, state }: OutcomeProps<'mediflow', Dispensary>) {
  const { queue, place, words } = content;
  return (
    <div className="rx-labels">
      {state.queue.map((prescription, i) => {
        const order = queue[i];
        if (!order) return null;
        const { no, patient, doctor, items } = order;
        const takes = prescription.state === 'held' ? undefined : (prescription.taken ?? plan(state, content, i));
        return (
          <div key={no} className="rx-label" data-state={prescription.state}>
            <p>
              <b>{fill(words.prescription, { no, patient })}</b>
              <i>{words.states[prescription.state]}</i>
            </p>
            <Items content={content} items={items} takes={takes} />
            {isSettled(prescription) && (
              <p>
                {prescription.state === 'held' ? fill(words.call, { doctor }) : place}
                {prescription.taken && prescription.note && (
                  <span>{fill(words.noted, { note: prescription.note.trim() })}</span>
                )}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
