import { cache } from './cache';
import { contentProblems } from './check/contentProblems';
import { ContentError } from './errors';
import { factsOf, withFacts } from './facts';
import type { Content } from './load';
import { addContactSubjects } from './subjects';

export { ContentError } from './errors';
export type { Client, Content, Product, Service, Testimonial } from './load';

/**
 * The validated content of the site. Server only: it reads files.
 *
 * @throws ContentError with every mistake
 */
export const content = cache((): Content => {
  const { problems, content: loaded } = contentProblems();
  if (!loaded || problems.length > 0) throw new ContentError(problems);
  return addContactSubjects(withFacts(loaded, factsOf(loaded)));
});
