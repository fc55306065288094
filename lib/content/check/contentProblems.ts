import type { ContentProblem } from '../errors';
import { type Content, loadContent } from '../load';
import { crossCheck } from './crossCheck';
import { missingAddresses } from './publishedAddresses';

/** Every mistake in the YAML files, and the content if all of them are valid. */
export function contentProblems(): { problems: ContentProblem[]; content: Content | undefined } {
  const problems: ContentProblem[] = [];
  const content = loadContent(problems);
  if (content) {
    crossCheck(content, problems);
    problems.push(...missingAddresses(content));
  }
  return { problems, content };
}
