import { unconfirmed } from '@/lib/content/check/confirmations';
import { contentProblems } from '@/lib/content/check/contentProblems';
import { pictureProblems, picturesUsed } from '@/lib/content/check/pictures';
import { priceDifferences } from '@/lib/content/check/priceDifferences';
import { samples } from '@/lib/content/check/samples';
import { searchRemarks } from '@/lib/content/check/searchRemarks';
import { securityTxtExpiry } from '@/lib/content/check/securityTxt';
import { cardProblems } from '@/lib/content/check/socialCards';
import type { Remark } from '@/lib/content/errors';
import { routes } from '@/lib/routes';
import { absent, isMade, recipeHash } from '../media/recipe';
import { cards } from '../media/recipes/cards';
import { checkPicture } from '../pictures/raster';

/** Findings that do not prevent publishing. */
export interface Remarks {
  title: string;
  lines: readonly Remark[];
  /** Only their number is shown at first, because they are intended or known. */
  folded?: boolean;
}

export type Report = Awaited<ReturnType<typeof report>>;

const outdatedCards = (): Remark[] =>
  cards()
    .filter((card) => absent(card).length === 0 && !isMade(card, recipeHash(card)))
    .flatMap(({ outputs }) => outputs.map((words) => ({ words })));

export async function report() {
  const { problems, content } = contentProblems();
  problems.push(...(await pictureProblems(checkPicture)));
  const valid = problems.length === 0 ? content : undefined;
  if (valid) problems.push(...cardProblems(valid));
  const expiry = content && securityTxtExpiry(content.company.securityUntil);
  const remarks: Remarks[] = [
    {
      title: 'Social cards that still show an earlier page (“npm run media” draws them)',
      lines: valid ? outdatedCards() : [],
    },
    { title: 'Search results', lines: content ? searchRemarks(content) : [] },
    {
      title: 'Prices: table and calculator differ on purpose',
      lines: content ? priceDifferences(content).map((words) => ({ words, file: 'content/pricing.yaml' })) : [],
      folded: true,
    },
    {
      title: 'Security contact (security.txt)',
      lines: expiry ? [{ words: expiry.words, file: 'content/company.yaml', path: ['securityUntil'] }] : [],
    },
  ];
  return {
    problems,
    remarks,
    /** Set when security.txt has expired or soon will. */
    expiry,
    samples: samples(),
    unconfirmed: unconfirmed(),
    pages: content ? routes(content).length : 0,
    pictures: new Set(picturesUsed().map(({ src }) => src)).size,
  };
}
