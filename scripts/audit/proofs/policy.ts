import fs from 'node:fs';
import { createRequire } from 'node:module';
import { load } from 'cheerio';
import { securityHeaders } from '@/lib/headers';
import { pageFiles } from '../place';
import { gather, missed, type Proof } from '../proof';
import { tool } from '../tools';

interface Finding {
  description: string;
  severity: number;
  directive: string;
  value?: string;
}
interface Evaluator {
  CspEvaluator: new (policy: unknown, version: number) => { evaluate: () => Finding[] };
}
interface Parser {
  CspParser: new (policy: string) => { csp: unknown };
}

/** Severity of csp_evaluator: the smaller, the worse; 60 is “informational”. */
const informational = 60;
const csp3 = 3;

/** A policy that is open to everything. */
const plantedPolicy = "script-src 'self' 'unsafe-inline' https: data:; object-src *";

/** The policy that a browser obeys: the page's own and what only a header can say. */
function policyOf(html: string): string {
  const $ = load(html);
  const meta = $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
  const header = securityHeaders.find(([name]) => name.toLowerCase() === 'content-security-policy')?.[1] ?? '';
  return [meta, header].filter(Boolean).join('; ');
}

export const policy: Proof = {
  name: 'policy',
  claim: 'csp_evaluator finds nothing above “informational” in the Content-Security-Policy of any page',
  minutes: 3,
  async run({ out, progress }) {
    const require = createRequire(import.meta.url);
    const dist = tool('policy').file('csp_evaluator/dist');
    const { CspEvaluator } = require(`${dist}/evaluator.js`) as Evaluator;
    const { CspParser } = require(`${dist}/parser.js`) as Parser;
    const judge = (text: string) =>
      new CspEvaluator(new CspParser(text).csp, csp3)
        .evaluate()
        .filter(({ severity }) => severity < informational)
        .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`.replace(/\s+/g, ' '));

    const found: { where: string; what: string }[] = [];
    const pages = pageFiles(out);
    for (const [i, { path, file }] of pages.entries()) {
      progress(i + 1, pages.length, path);
      const html = fs.readFileSync(file, 'utf8');
      const text = policyOf(html);
      if (!/default-src 'none'/.test(text))
        found.push({ where: path, what: "the page has no policy that starts from default-src 'none'" });
      if (/unsafe-(inline|eval|hashes)/.test(text))
        found.push({ where: path, what: 'the policy allows something unsafe' });
      if (load(html)('[style], [onclick], [onload], [onerror]').length > 0)
        found.push({ where: path, what: 'an inline style or handler' });
      found.push(...judge(text).map((what) => ({ where: path, what })));
    }
    const blind = missed('csp_evaluator', judge(plantedPolicy), ["'unsafe-inline'", 'data:', 'object-src']);
    return { problems: [...blind, ...gather(found)], figures: `${pages.length} pages, ${found.length} findings` };
  },
};
