/** The rules of HireIQ's demonstration: a list of CVs, ranked by criteria whose weights one moves. */
import type { Demos } from '@/content/schema/demos';

export type Content = Demos['hireiq'];
type Criterion = Content['criteria'][number];
type Person = Content['people'][number];

export interface Ranking {
  /** Weight of each criterion, 0 to `mostWeight`, in the order of the content. */
  weights: number[];
  /** Name of the person whose reasons are shown. */
  open: string;
  shortlist: string[];
}

export const mostWeight = 50;

export const start = ({ criteria, people }: Content): Ranking => {
  const weights = criteria.map(({ weight }) => weight);
  return { weights, open: rank(people, weights)[0]?.name ?? '', shortlist: [] };
};

export interface Ranked {
  name: string;
  person: Person;
  /** Share of the weighted criteria that the CV meets, 0 to 100. */
  score: number;
  /** What each criterion adds to the score, in points. */
  points: number[];
  /** The most that each criterion could add. */
  most: number[];
}

/**
 * The people by how far their CVs meet the criteria, each by its share of all weights; with the same score by name.
 * Without any weight nobody has a point.
 */
export function rank(people: readonly Person[], weights: readonly number[]): Ranked[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const most = weights.map((weight) => (all > 0 ? (weight / all) * 100 : 0));
  return people
    .map((person) => {
      const points = most.map((worth, i) => (worth * (person.met[i] ?? 0)) / 100);
      const exact = points.reduce((sum, point) => sum + point, 0);
      return { name: person.name, person, exact, score: Math.round(exact), points, most };
    })
    .sort((a, b) => b.exact - a.exact || (a.name < b.name ? -1 : 1));
}

/** Moves one weight; it stays within 0 and `mostWeight`. */
export const weigh = (ranking: Ranking, criterion: number, weight: number): Ranking => ({
  ...ranking,
  weights: ranking.weights.map((own, i) =>
    i === criterion ? Math.min(mostWeight, Math.max(0, Math.round(weight))) : own,
  ),
});

/** Who has moved furthest between two rankings, and from which place to which, both from 1; undefined if nobody has. */
export function moved(before: readonly Ranked[], after: readonly Ranked[]) {
  const moves = after.map(({ name, person }, i) => ({
    name,
    person,
    from: before.findIndex((one) => one.name === name) + 1,
    to: i + 1,
  }));
  const [furthest] = moves.sort((a, b) => Math.abs(b.from - b.to) - Math.abs(a.from - a.to));
  return furthest && furthest.from !== furthest.to ? furthest : undefined;
}

/** How far a CV meets a criterion. */
export const verdict = (met: number): 'met' | 'part' | 'missing' =>
  met >= 95 ? 'met' : met >= 20 ? 'part' : 'missing';

/** Puts somebody on the shortlist, or takes them off it. */
export const shortlist = (ranking: Ranking, name: string): Ranking => ({
  ...ranking,
  shortlist: ranking.shortlist.includes(name)
    ? ranking.shortlist.filter((one) => one !== name)
    : [...ranking.shortlist, name],
});

export function progress(ranking: Ranking, content: Content): Record<keyof Content['steps'], boolean> {
  const first = rank(content.people, start(content).weights)[0]?.name;
  const now = rank(content.people, ranking.weights)[0]?.name;
  return {
    move: ranking.weights.some((weight, i) => weight !== (content.criteria[i] as Criterion).weight),
    lead: now !== first,
    open: ranking.open !== first,
    shortlist: ranking.shortlist.length > 0,
  };
}
