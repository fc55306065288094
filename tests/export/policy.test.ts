import { load } from 'cheerio';
import { CspEvaluator } from 'csp_evaluator';
import { Version } from 'csp_evaluator/dist/csp';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { securityHeaders } from '../../lib/headers';
import { readExport } from '../support/exported';

/** What csp_evaluator says about a policy that is worse than “informational”. */
const findings = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp, Version.CSP3)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);

/** The part of the policy that only a header can say. */
const header = new Map(securityHeaders).get('Content-Security-Policy');

it('Google’s evaluator finds nothing to blame in the policy of any page', () => {
  const found = readExport().all.flatMap(({ path, html }) => {
    const page = load(html)('meta[http-equiv="Content-Security-Policy"]').attr('content');
    return findings(`${page}; ${header}`).map((text) => `${path} ${text}`);
  });
  expect(found).toEqual([]);
});
