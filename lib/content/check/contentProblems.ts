import type { ContentProblem } from '../errors';
import { type Content, loadContent } from '../load';
import { crossCheck } from './crossCheck';
import { deadAddresses } from './publishedAddresses';

/** Every mistake in the words of the content, and the content where each of its files can be used. */
export function mistakes(): { problems: ContentProblem[]; content: Content | undefined } {
  const problems: ContentProblem[] = [];
  const content = loadContent(problems);
  if (content) {
    crossCheck(content, problems);
    problems.push(...deadAddresses(content));
  }
  return { problems, content };
}
