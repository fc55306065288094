import { fieldName } from '../content/fieldSchema';
import { eachValue } from '../content/walk';

/** How far the words of a page are vouched for. */
export type Confirmation = 'yes' | 'no' | 'changed since';

/**
 * Whether somebody vouches for the words of a page. Words that were changed after the day of the confirmation, by the
 * page's own `updated`, have to be confirmed again.
 */
export function confirmation(data: unknown): Confirmation {
  const { updated, confirmed } = (data ?? {}) as { updated?: string; confirmed?: { on?: string } };
  if (!confirmed?.on) return 'no';
  return updated && updated > confirmed.on ? 'changed since' : 'yes';
}

/** A page whose words nobody vouches for. */
export interface Unconfirmed {
  file: string;
  why: Exclude<Confirmation, 'yes'>;
}

/** Every page, service and product whose words nobody vouches for, or no longer. */
export function unconfirmed(): Unconfirmed[] {
  const found: Unconfirmed[] = [];
  eachValue(({ file, path, value, schema }) => {
    if (path.length > 0 || !schema.properties?.confirmed) return;
    const why = confirmation(value);
    if (why !== 'yes') found.push({ file, why });
  });
  return found;
}

const unit =
  '(?:minutes?|hours?|days?|weeks?|months?|quarters?|years?|%|per cent|times|people|rupees|dollars|pounds|euros)';
const number =
  '(?:\\d[\\d,.–-]*|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|fifty|half)';
/** Words by which a sentence binds the company: a number with a unit of time or money, or a word that admits no exception. */
const binding = new RegExp(
  `\\b(?:always|never|free|within|guarantee[ds]?|every)\\b|\\b(?:LKR|USD|Rs\\.?) ?\\d|\\b${number}(?: (?:to|or|and) ${number})? (?:working )?${unit}(?!\\w)`,
  'i',
);
const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' });

/** A sentence that binds the company, for whoever has to confirm it. */
export interface Commitment {
  file: string;
  field: string;
  sentence: string;
}

/** The sentences that look like promises in the files named. */
export function commitments(files: readonly string[]): Commitment[] {
  const found: Commitment[] = [];
  eachValue(({ file, path, value, root }) => {
    if (typeof value !== 'string' || !files.includes(file)) return;
    for (const { segment } of sentences.segment(value))
      if (binding.test(segment)) found.push({ file, field: fieldName(path, root), sentence: segment.trim() });
  });
  return found;
}
