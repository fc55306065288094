import { DemoIcon } from '../frame/DemoIcon';
import { type Content, type Ranked, verdict } from './rules';

const icons = {
  met: 'M4.5 10.5 8.3 14.2 15.5 6.2',
  part: 'M5 10h10',
  missing: 'M5.5 5.5l9 9M14.5 5.5l-9 9',
};

/** 12.345 → "12.3", 12 → "12". */
export const tenths = (points = 0) => String(Math.round(points * 10) / 10);

/** A score in a ring. */
export function Dial({ score }: { score: number }) {
  return (
    <span className="rank-dial" data-band={score >= 80 ? 'high' : score >= 65 ? 'middle' : 'low'}>
      <svg aria-hidden="true" width="44" height="44" viewBox="0 0 44 44" fill="none" strokeWidth="4">
        <circle cx="22" cy="22" r="19" />
        <circle
          cx="22"
          cy="22"
          r="19"
          pathLength="100"
          strokeDasharray={`${score} 100`}
          transform="rotate(-90 22 22)"
        />
      </svg>
      <b>{score}</b>
    </span>
  );
}

/** What each criterion adds to a score, as the parts of a bar of 100 points. */
export function PointsBar({ points }: { points: readonly number[] }) {
  const ends = points.map((_, i) => points.slice(0, i).reduce((sum, point) => sum + point, 0));
  return (
    <svg className="rank-bar" aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none">
      {points.map((width, i) => (
        <rect key={i} x={tenths(ends[i])} width={tenths(width)} height="4" />
      ))}
    </svg>
  );
}

/** How far a CV meets a criterion, as an icon with its word. */
export function Verdict({ met, words }: { met?: number; words: Content['words'] }) {
  const answer = verdict(met);
  return (
    <i className="rank-verdict" data-verdict={answer}>
      <DemoIcon path={icons[answer]} size={14} />
      <span className="visually-hidden">{words.verdicts[answer]}</span>
    </i>
  );
}

/** The share of a criterion in the score in per cent, which is the same for all candidates. */
export const share = ([first]: readonly Ranked[], criterion: number) => Math.round(first?.most[criterion] ?? 0);
