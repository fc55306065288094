import { brandedTitle, shownWhole } from '../../metadata';
import { routes } from '../../routes';
import type { Content } from '..';
import type { Remark } from '../errors';

/** Search engines often replace a shorter description by a text of their own. */
const shortDescription = 70;

/** Titles and descriptions that are allowed but too long or too short for search results. */
export function searchRemarks(content: Content): Remark[] {
  return routes(content)
    .filter(({ indexable }) => indexable)
    .flatMap(({ file, title, description }) => {
      const branded = brandedTitle(content, title).length;
      const remark = (field: string, words: string): Remark => ({
        file: `content/${file}.yaml`,
        path: ['meta', field],
        words: `content/${file}.yaml: ${words}`,
      });
      return [
        branded > shownWhole.title &&
          remark(
            'title',
            `the title is shown without the company name, because together they have ${branded} characters (${shownWhole.title} fit). Shorten the title by ${branded - shownWhole.title} to show both.`,
          ),
        description.length > shownWhole.description &&
          remark(
            'description',
            `the description has ${description.length} characters; ${shownWhole.description} are shown.`,
          ),
        description.length < shortDescription &&
          remark(
            'description',
            `the description has only ${description.length} characters; ${shortDescription} or more are better.`,
          ),
      ].filter((one) => one !== false);
    });
}
