import { crossCheck } from '../content/check';
import type { ContentProblem } from '../content/errors';
import { type Content, loadContent } from '../content/load';
import { deadAddresses } from './addresses';

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
