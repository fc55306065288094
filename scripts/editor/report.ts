import { deadAddresses } from '@/lib/check/addresses';
import { cardProblems } from '@/lib/check/cards';
import { type Commitment, commitments, type Unconfirmed, unconfirmed } from '@/lib/check/confirmed';
import { type Expiry, securityTxtExpiry } from '@/lib/check/expiry';
import { pictureProblems, picturesUsed } from '@/lib/check/pictures';
import { priceDifferences } from '@/lib/check/prices';
import { type Sample, samples } from '@/lib/check/samples';
import { searchRemarks } from '@/lib/check/search';
import { crossCheck } from '@/lib/content/check';
import type { ContentProblem } from '@/lib/content/errors';
import { loadContent } from '@/lib/content/load';
import { routes } from '@/lib/routes';
import { absent, isMade, recipeHash } from '../media/recipe';
import { cards } from '../media/recipes/cards';
import { inspectPicture } from '../pictures/inspect';

/** Remarks of one kind, which keep nothing from being published. */
export interface Remarks {
  title: string;
  lines: string[];
}

/** What `npm run check` found. */
export interface Report {
  /** Each of these keeps the site from being published. */
  problems: ContentProblem[];
  /** Cards for social networks that have not been drawn yet; `npm run media` draws them. */
  undrawn: string[];
  remarks: Remarks[];
  /** Set when security.txt has expired or soon will. */
  expiry?: Expiry;
  samples: Sample[];
  /** Pages whose words nobody vouches for, and the sentences of theirs that look like promises. */
  unconfirmed: Unconfirmed[];
  commitments: Commitment[];
  pages: number;
  pictures: number;
}

/** Social cards that are there but were drawn from other words or another picture than their page has now. */
const outdatedCards = (): string[] =>
  cards()
    .filter((card) => absent(card).length === 0 && !isMade(card, recipeHash(card)))
    .flatMap(({ outputs }) => outputs);

/** Checks the whole content without building anything: about a second for the words, a few for the pictures. */
export async function report(): Promise<Report> {
  const problems: ContentProblem[] = [];
  const content = loadContent(problems);
  if (content) {
    crossCheck(content, problems);
    problems.push(...deadAddresses(content));
  }
  problems.push(...(await pictureProblems(inspectPicture)));
  const open = unconfirmed();
  const whole = content && problems.length === 0;
  const expiry = content && securityTxtExpiry(content.company.securityUntil);
  const remarks: [title: string, lines: string[] | false | undefined][] = [
    ['Social cards that still show an earlier page (“npm run media” draws them):', whole && outdatedCards()],
    ['Search results:', content && searchRemarks(content)],
    ['Prices: table and calculator differ, as is intended; both stand:', content && priceDifferences(content)],
    ['Contact for reports of weaknesses:', expiry && [expiry.words]],
  ];
  return {
    problems,
    undrawn: whole ? cardProblems(content).map(({ file }) => file) : [],
    remarks: remarks.map(([title, lines]) => ({ title, lines: lines || [] })),
    expiry,
    samples: samples(),
    unconfirmed: open,
    commitments: commitments(open.map(({ file }) => file)),
    pages: content ? routes(content).length : 0,
    pictures: new Set(picturesUsed().map(({ src }) => src)).size,
  };
}
