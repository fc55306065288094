import { fill } from '@/lib/format';
import { rupees, shortMoney } from '../frame/numbers';
import { type Card, type Content, lines, sums } from './rules';

interface EstimateProps {
  content: Content;
  jobs: Card['jobs'];
}

export function EstimateLines({ content, jobs }: EstimateProps) {
  return (
    <ul role="list">
      {jobs.length === 0 && (
        <li>
          <small>{content.words.empty}</small>
        </li>
      )}
      {lines({ jobs }, content).map(({ name, note, amount }) => (
        <li key={`${name} ${note}`}>
          <span>
            {name} <small>{note}</small>
          </span>
          <span>{shortMoney(amount)}</span>
        </li>
      ))}
    </ul>
  );
}

export function EstimateSums({ content, jobs }: EstimateProps) {
  const { words, vat } = content;
  const sum = sums({ jobs }, content);
  return (
    <>
      <p>
        {words.net} <span>{shortMoney(sum.net)}</span>
      </p>
      <p>
        {fill(words.vat, { rate: vat.rate })} <span>{shortMoney(sum.vat)}</span>
      </p>
      <p>
        <b>{words.total}</b> <b>{rupees(sum.total)}</b>
      </p>
    </>
  );
}
