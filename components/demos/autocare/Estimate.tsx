import { fill, thousands } from '@/lib/format';
import { money, rupees } from '../frame/numbers';
import { type Card, type Content, lines, sums } from './rules';

interface EstimateProps {
  content: Content;
  jobs: Card['jobs'];
}

/** Cents only if they are not zero. */
const amount = (cents: number) => money(cents).replace(/\.00$/, '');

export function EstimateLines({ content, jobs }: EstimateProps) {
  const { words, labour } = content;
  return (
    <ul role="list">
      {jobs.length === 0 && (
        <li>
          <small>{words.empty}</small>
        </li>
      )}
      {lines({ jobs }, content).map((line) => (
        <li key={`${line.name} ${'part' in line ? line.part : ''}`}>
          <span>
            {line.name}{' '}
            <small>
              {'part' in line ? line.part : fill(words.labour, { hours: line.hours, price: thousands(labour) })}
            </small>
          </span>
          <span>{amount(line.amount)}</span>
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
        {words.net} <span>{amount(sum.net)}</span>
      </p>
      <p>
        {fill(words.vat, { rate: vat.rate })} <span>{amount(sum.vat)}</span>
      </p>
      <p>
        <b>{words.total}</b> <b>{rupees(sum.total)}</b>
      </p>
    </>
  );
}
