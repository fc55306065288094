import { PurgeCSS } from 'purgecss';

/** Attributes that scripts set later: rules for them stay although no page is exported with them. */
const dynamicAttributes = [
  'data-playing',
  'data-paused',
  'data-waiting',
  'data-dismissed',
  'open',
  'hidden',
  'aria-disabled',
  'aria-current',
  'aria-invalid',
];

/**
 * The part of a stylesheet that a page needs as it is exported. The whole sheet follows with the framework, before any
 * island can show something new.
 */
export async function usedStyles(css: string, html: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    dynamicAttributes,
    // Every word of the page counts as a possible name: rather a rule too many than one too few.
    defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
  });
  if (!result) throw new Error('PurgeCSS gave no result');
  return result.css;
}
