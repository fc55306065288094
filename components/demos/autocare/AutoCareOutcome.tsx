import { fill, thousands } from '@/lib/format';
import type { OutcomeProps } from '../frame/story';
import { EstimateLines, EstimateSums } from './Estimate';
import { MarkedCar, Marks } from './MarkedCar';
import type { Card } from './rules';

/** The job card with its estimate, as the owner takes it home. */
export function AutoCareOutcome({ content, state: { marks, jobs, approved } }: OutcomeProps<'autocare', Card>) {
  const { card, words, vat } = content;
  return (
    <div className="care-sheet care-estimate">
      <h3>
        {words.card} <span className="care-plate">{card.plate}</span>
      </h3>
      <p>
        {card.vehicle} <span>{fill(words.km, { km: thousands(card.km) })}</span>
      </p>
      <MarkedCar content={content} marks={marks} />
      <Marks content={content} marks={marks} />
      <EstimateLines content={content} jobs={jobs} />
      <EstimateSums content={content} jobs={jobs} />
      <p className="care-signed" data-signed={approved || undefined}>
        {card.owner} <span>{approved ? words.states.approved : words.states.open}</span>
      </p>
      <small>{vat.source}</small>
    </div>
  );
}
