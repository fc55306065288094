import * as cheerio from 'cheerio';
import { cspHash } from '../../../scripts/finish/hash';

/**
 * What a finished page must not have.
 *
 * @param html  the file as it is served
 */
export function structureProblems(html: string): string[] {
  const $ = cheerio.load(html);
  return [...elementProblems($), ...scriptProblems($, html), ...policyProblems($), ...attributeProblems($)];
}

/** The sentences whose condition is true. */
const those = (conditions: Record<string, boolean>): string[] =>
  Object.keys(conditions).filter((sentence) => conditions[sentence]);

const elementProblems = ($: cheerio.CheerioAPI): string[] => {
  const has = (selector: string) => $(selector).length > 0;
  const sheets = $('link[rel="stylesheet"]');
  return those({
    [`${$('h1').length} h1`]: $('h1').length !== 1,
    [`${$('main').length} main`]: $('main').length !== 1,
    'an inline style attribute': has('[style]'),
    'an inline event handler': $('html, html *')
      .get()
      .some(({ attribs }) => Object.keys(attribs).some((name) => /^on/.test(name))),
    'a separate stylesheet that a phone would wait for':
      sheets.length > 1 || sheets.is((_, { attribs }) => !/^print,\(hover:hover\)/.test(attribs.media ?? '')),
    'a preloaded script': has('link[rel="preload"][as="script"], link[rel="modulepreload"]'),
    'a preloaded stylesheet': has('link[rel="preload"][as="style"]'),
    'an embedded document': has('iframe, object, embed, base'),
    'a javascript: link': has('a[href^="javascript:"]'),
  });
};

const scriptProblems = ($: cheerio.CheerioAPI, html: string): string[] => {
  const kinds = $('script')
    .map((_, { attribs }) => attribs.type ?? 'starter')
    .get();
  return those({
    'a script with an address': $('script[src]').length > 0,
    'not exactly one starter': kinds.filter((kind) => kind === 'starter').length !== 1,
    'a script of another kind': kinds.some(
      (kind) => !['starter', 'speculationrules', 'application/ld+json'].includes(kind),
    ),
    'the framework’s inline data': html.includes('self.__next_f'),
  });
};

const policyProblems = ($: cheerio.CheerioAPI): string[] => {
  const meta = $('meta[http-equiv="Content-Security-Policy"]');
  const policy = meta.attr('content') ?? '';
  const directives = new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  );
  /** Elements of the page against the hashes that a directive allows. */
  const hashProblems = (what: string, selector: string, directive: string) => {
    const used = $(selector)
      .map((_, element) => cspHash($(element).text()))
      .get();
    const allowed = directives.get(directive) ?? [];
    return those({
      [`a ${what} whose hash the policy does not hold`]: used.some((hash) => !allowed.includes(hash)),
      [`a ${what} hash for nothing`]: allowed.some((value) => value.startsWith("'sha256") && !used.includes(value)),
    });
  };
  return [
    ...those({
      [`${meta.length} policies`]: meta.length !== 1,
      'something before the policy': meta.prevAll().not('meta[charset]').length > 0,
      'default-src is not none': directives.get('default-src')?.join() !== "'none'",
      'base-uri is not none': directives.get('base-uri')?.join() !== "'none'",
      'a policy that is not strict': /unsafe-|https?:|\*|data:|blob:/.test(policy),
    }),
    ...hashProblems('script', 'script:not([type="application/ld+json"])', 'script-src'),
    ...hashProblems('style', 'style', 'style-src'),
  ];
};

const attributeProblems = ($: cheerio.CheerioAPI): string[] => {
  const links = $('a[target="_blank"]').not('[rel~="noopener"]');
  const pictures = $('img').not('[alt][width][height]');
  const files = $('[src], [srcset], [data-film], link[href]')
    .not('[rel="canonical"], [rel="alternate"]')
    .map((_, { attribs }) =>
      [attribs.src, attribs.srcset, attribs['data-film'], attribs.href].filter((file) => file !== undefined),
    )
    .get();
  return [
    ...links.map((_, { attribs }) => `${attribs.href} without noopener`).get(),
    ...pictures.map((_, { attribs }) => `a picture without alt or size: ${attribs.src}`).get(),
    ...files.filter((file) => /(^|\s)(https?:)?\/\//.test(file)).map((file) => `a file of another site: ${file}`),
  ];
};
