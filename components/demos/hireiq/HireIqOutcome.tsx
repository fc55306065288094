import { fill } from '@/lib/format';
import type { OutcomeProps } from '../frame/story';
import { Dial, PointsBar, share } from './parts';
import { type Ranking, rank, verdict } from './rules';

/** The shortlist as a sheet: each score with its strongest passage and what is missing, and what counted. */
export function HireIqOutcome({ content, state }: OutcomeProps<'hireiq', Ranking>) {
  const { criteria, people, vacancy, words } = content;
  const ranked = rank(people, state.weights);
  const listed = ranked.filter(({ name }) => state.shortlist.includes(name));
  return (
    <div className="rank-sheet">
      <h3>{words.sheet.title}</h3>
      <p>{vacancy}</p>
      {listed.length === 0 && <p>{words.sheet.empty}</p>}
      <ol role="list">
        {listed.map(({ name, person, score, points }) => {
          const missing = criteria.filter((_, i) => verdict(person.met[i]) === 'missing');
          return (
            <li key={name}>
              <Dial score={score} />
              <div>
                <b>
                  {fill(words.sheet.rank, {
                    name,
                    rank: ranked.findIndex((one) => one.name === name) + 1,
                    n: people.length,
                  })}
                </b>
                <PointsBar points={points} />
                <span>{person.proof[points.indexOf(Math.max(...points))]}</span>
                {missing.length > 0 && (
                  <small>{fill(words.sheet.missing, { criteria: missing.map((one) => one.name).join(', ') })}</small>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <dl>
        <dt>{words.sheet.weights}</dt>
        {criteria.map(({ name }, i) => (
          <dd key={name}>
            {name} <b>{`${share(ranked, i)}%`}</b>
          </dd>
        ))}
      </dl>
    </div>
  );
}
