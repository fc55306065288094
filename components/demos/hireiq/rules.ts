/** The rules of HireIQ's demonstration: CVs ranked by criteria whose weights the visitor sets. */
import type { Demos } from '@/content/schema/demos';
import { fill } from '@/lib/format';
import { toggled } from '../frame/lists';

export type Content = Demos['hireiq'];
type Person = Content['people'][number];

export interface Ranking {
  /** Weight of each criterion, 0 to `maxWeight`, in the order of the content. */
  weights: number[];
  /** Name of the person whose score is explained. */
  open: string;
  /** Names of the people on the shortlist. */
  shortlist: string[];
}

/** The largest weight of a criterion. */
export const maxWeight = 50;

export const start = ({ criteria, people }: Content): Ranking => {
  const weights = criteria.map(({ weight }) => weight);
  const shortlist = people.filter(({ shortlisted }) => shortlisted).map(({ name }) => name);
  return { weights, open: rank(people, weights)[0]?.name ?? '', shortlist };
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
 * Sorts the people by how far their CVs meet the criteria, highest first. A criterion counts by its share of all weights;
 * people with the same score are sorted by name, and without any weight nobody has a point.
 */
export function rank(people: readonly Person[], weights: readonly number[]): Ranked[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const most = weights.map((weight) => (total > 0 ? (weight / total) * 100 : 0));
  return people
    .map((person) => {
      const points = most.map((limit, i) => (limit * (person.met[i] ?? 0)) / 100);
      const exact = points.reduce((sum, point) => sum + point, 0);
      return { name: person.name, person, exact, score: Math.round(exact), points, most };
    })
    .sort((a, b) => b.exact - a.exact || (a.name < b.name ? -1 : 1));
}

/** Sets one weight, limited to 0 and `maxWeight`. */
export const weigh = (ranking: Ranking, criterion: number, weight: number): Ranking => ({
  ...ranking,
  weights: ranking.weights.with(criterion, Math.min(maxWeight, Math.max(0, Math.round(weight)))),
});

/** The candidate who moved furthest between two rankings, with both ranks from 1; undefined if none moved. */
export function moved(before: readonly Ranked[], after: readonly Ranked[]) {
  const moves = after.map(({ name, person }, i) => ({
    name,
    person,
    from: before.findIndex((candidate) => candidate.name === name) + 1,
    to: i + 1,
  }));
  const [furthest] = moves.sort((a, b) => Math.abs(b.from - b.to) - Math.abs(a.from - a.to));
  return furthest && furthest.from !== furthest.to ? furthest : undefined;
}

/** Classifies how far a CV meets a criterion. */
export const verdict = (met = 0): 'met' | 'part' | 'missing' => (met >= 95 ? 'met' : met >= 20 ? 'part' : 'missing');

/** Adds a person to the shortlist or removes them. */
export const shortlist = (ranking: Ranking, name: string): Ranking => ({
  ...ranking,
  shortlist: toggled(ranking.shortlist, name),
});

export function progress(ranking: Ranking, content: Content): Record<keyof Content['steps'], boolean> {
  const begin = start(content);
  const now = rank(content.people, ranking.weights)[0]?.name;
  return {
    move: ranking.weights.some((weight, i) => weight !== begin.weights[i]),
    lead: now !== begin.open,
    open: ranking.open !== begin.open,
    shortlist: ranking.shortlist.some((name) => !begin.shortlist.includes(name)),
  };
}

/** What the visitor did, for an enquiry; empty while weights and shortlist are as they began. */
export function summary(ranking: Ranking, content: Content): string {
  const { people, words } = content;
  const { move, shortlist } = progress(ranking, content);
  const [first] = rank(people, ranking.weights);
  if (!first || !(move || shortlist)) return '';
  const { name, score } = first;
  return fill(words.summary, { first: name, score, n: ranking.shortlist.length, all: people.length });
}
