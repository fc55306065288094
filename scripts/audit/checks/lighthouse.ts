import { content } from '@/lib/content';
import { routes } from '@/lib/routes';
import { visit } from '../../lighthouse';
import type { Check } from '../check';

/** These must be 100; speed depends on the machine and is for `npm run bench`. */
const categories = ['accessibility', 'best-practices', 'seo'];

export const lighthouse: Check = {
  name: 'lighthouse',
  claim: 'Lighthouse gives every page, on a phone, 100 for accessibility, best practices and SEO',
  async run({ origin, progress }) {
    const problems: string[] = [];
    const pages = routes(content());
    for (const [i, { path, indexable }] of pages.entries()) {
      progress(i + 1, pages.length, path);
      // A page that is kept out of search engines on purpose is not blamed for it.
      const excused = indexable ? [] : ['--skip-audits=is-crawlable'];
      const report = await visit(
        origin + path,
        `--only-categories=${categories}`,
        '--disable-full-page-screenshot',
        ...excused,
      );
      const failed = Object.entries(report.audits).flatMap(([id, { score, scoreDisplayMode }]) =>
        score !== null && score < 1 && scoreDisplayMode === 'binary' ? [id] : [],
      );
      for (const name of categories)
        if (report.categories[name]?.score !== 1) problems.push(`${path}: ${name} is not 100 (${failed.join(', ')})`);
    }
    return { problems, figures: `${pages.length} pages` };
  },
};
