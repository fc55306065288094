import fs from 'node:fs';
import path from 'node:path';
import { deadAddresses } from '@/lib/check/addresses';
import { cardProblems } from '@/lib/check/cards';
import { type Commitment, commitments, type Unconfirmed, unconfirmed } from '@/lib/check/confirmed';
import { pictureProblems, picturesUsed } from '@/lib/check/pictures';
import { priceDifferences } from '@/lib/check/prices';
import { type Sample, samples } from '@/lib/check/samples';
import { searchRemarks } from '@/lib/check/search';
import type { Content } from '@/lib/content';
import { crossCheck } from '@/lib/content/check';
import type { ContentProblem } from '@/lib/content/errors';
import { loadContent } from '@/lib/content/load';
import { projectRoot } from '@/lib/content/read';
import { routes } from '@/lib/routes';
import { absent, isMade, recipeHash } from '../media/made';
import { cards } from '../media/recipes/cards';
import { inspectPicture } from '../pictures/inspect';
import { type Expiry, securityTxtExpiry } from './expiry';

/** What `npm run check` found. */
export interface Report {
  /** Each of these keeps the site from being published. */
  problems: ContentProblem[];
  /** Cards for social networks that have not been drawn yet; `npm run media` draws them. */
  undrawn: string[];
  /** Cards that show an earlier headline or picture of their page. */
  outdated: string[];
  /** Remarks that keep nothing from being published. */
  search: string[];
  prices: string[];
  located: string[];
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
async function outdatedCards(): Promise<string[]> {
  const drawn = cards().filter((card) => absent(card).length === 0);
  const current = await Promise.all(drawn.map(async (card) => isMade(card, await recipeHash(card))));
  return drawn.filter((_, i) => !current[i]).flatMap(({ outputs }) => outputs);
}

/** Checks the whole content without building anything: about a second for the words, a few for the pictures. */
export async function report(onStep: (text: string) => void = () => {}): Promise<Report> {
  onStep('Words, numbers and links');
  const problems: ContentProblem[] = [];
  const content: Content | undefined = loadContent(problems);
  if (content) {
    crossCheck(content, problems);
    problems.push(...deadAddresses(content));
  }
  onStep('Pictures');
  const uses = picturesUsed();
  const located: string[] = [];
  const pictures = await pictureProblems(async (file) => {
    const facts = await inspectPicture(file);
    if (facts.located) located.push(path.relative(projectRoot(), file));
    return facts;
  });
  if (!content) {
    // With a broken file the links cannot be followed, but missing pictures can still be told.
    for (const { src, file, field } of uses)
      if (!fs.existsSync(path.join(projectRoot(), 'content/media/pictures', src)))
        pictures.push({
          file,
          field,
          found: JSON.stringify(src),
          allowed: 'a file in content/media/pictures',
          fix: `Put ${src} into content/media/pictures, or correct the name.`,
        });
  }
  problems.push(...pictures);
  onStep('Search results, prices, sample content');
  const open = unconfirmed();
  return {
    problems,
    undrawn: content && problems.length === 0 ? cardProblems(content).map(({ file }) => file) : [],
    outdated: content && problems.length === 0 ? await outdatedCards() : [],
    search: content ? searchRemarks(content) : [],
    prices: content ? priceDifferences(content) : [],
    located,
    expiry: content && securityTxtExpiry(content.company.securityUntil),
    samples: samples(),
    unconfirmed: open,
    commitments: commitments(open.map(({ file }) => file)),
    pages: content ? routes(content).length : 0,
    pictures: new Set(uses.map(({ src }) => src)).size,
  };
}
