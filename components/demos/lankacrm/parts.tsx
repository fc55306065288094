import { type Content, forecast, type Pipeline, total } from './rules';

/** The forecast as a bar: a part for each stage, the surest first, up to the target or beyond it. */
export function ForecastBar({ content, state }: { content: Content; state: Pipeline }) {
  const { stages, target } = content;
  const end = Math.max(target, forecast(state, content));
  const parts = stages.map(({ chance }, i) => (total(state, content, i) * chance) / end).reverse();
  return (
    <svg className="deals-bar" aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none">
      {parts.map((width, i) => {
        const x = parts.slice(0, i).reduce((sum, part) => sum + part, 0);
        return <rect key={stages.at(-1 - i)?.name} x={x.toFixed(1)} width={width.toFixed(1)} height="10" />;
      })}
      <path d={`M${((target / end) * 100 - 0.15).toFixed(2)} 0v10`} />
    </svg>
  );
}
