import { fill, lkr, thousands } from '@/lib/format';
import type { OutcomeProps } from '../frame/story';
import { ForecastBar } from './parts';
import { forecast, monthForecast, movedDeals, type Pipeline, total } from './rules';

/** The forecast as a sheet: what each stage counts, what is expected in each month, and the deals that were moved. */
export function LankaCrmOutcome({ content, state }: OutcomeProps<'lankacrm', Pipeline>) {
  const { stages, months, target, words } = content;
  const moves = movedDeals(state, content);
  return (
    <div className="deals-sheet">
      <h3>{words.sheet.title}</h3>
      <p>{words.sheet.date}</p>
      <table>
        <tbody>
          {stages.map(({ name, chance }, i) => (
            <tr key={name}>
              <th scope="row">
                {fill(words.sheet.stage, {
                  stage: name,
                  chance,
                  n: state.stages.filter((stage) => stage === i).length,
                })}
              </th>
              <td>{thousands((total(state, content, i) * chance) / 100)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{words.forecast}</th>
            <td>{lkr(forecast(state, content))}</td>
          </tr>
        </tbody>
        <tbody>
          {months.map((month, i) => (
            <tr key={month}>
              <th scope="row">{fill(words.sheet.month, { month })}</th>
              <td>{thousands(monthForecast(state, content, i))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ForecastBar content={content} state={state} />
      <p>{fill(words.target, { target: lkr(target) })}</p>
      {moves.length > 0 && (
        <ul role="list">
          {moves.map((move) => (
            <li key={move.name}>{fill(words.sheet.moved, move)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
