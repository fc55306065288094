import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { median } from '../../bench/rounds';
import { type Report, startLighthouse } from '../../lighthouse';
import { errorText, missed, type Proof } from '../proof';

/** These must be 100; speed depends on the machine and is told only. */
const strict = ['accessibility', 'best-practices', 'seo'];

/** A server for one page, which an address of this machine needs. */
async function servePage(file: string): Promise<{ address: string; close: () => void }> {
  const server = http.createServer((request, response) => {
    const isPage = request.url === '/';
    response.writeHead(isPage ? 200 : 404, { 'Content-Type': 'text/html' }).end(isPage ? fs.readFileSync(file) : '');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { address: `http://localhost:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

export const lighthouse: Proof = {
  name: 'lighthouse',
  claim: 'Lighthouse gives every page, on a phone, 100 for accessibility, best practices and SEO',
  minutes: 14,
  async run({ root, origin, routes, indexable, progress }) {
    const browser = await startLighthouse();
    const measure = (address: string, skipAudits: readonly string[] = []) =>
      browser.visit(address, {
        onlyCategories: ['performance', ...strict],
        disableFullPageScreenshot: true,
        skipAudits,
      });
    const failed = ({ audits }: Report) =>
      Object.entries(audits).flatMap(([id, { score, scoreDisplayMode }]) =>
        score !== null && score < 1 && scoreDisplayMode === 'binary' ? [id] : [],
      );

    const problems: string[] = [];
    const speed: { route: string; score: number; lcp: number; cls: number; tbt: number }[] = [];
    const planted = await servePage(path.join(root, 'tests/support/planted/audit.html'));
    try {
      for (const [i, route] of routes.entries()) {
        try {
          // A page that is kept out of search engines on purpose is not blamed for it.
          const report = await measure(origin + route, indexable.includes(route) ? [] : ['is-crawlable']);
          const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
          for (const name of strict)
            if (score(name) < 100) problems.push(`${route}: ${name} ${score(name)} (${failed(report).join(', ')})`);
          const value = (id: string) => report.audits[id]?.numericValue ?? 0;
          speed.push({
            route,
            score: score('performance'),
            lcp: value('largest-contentful-paint'),
            cls: value('cumulative-layout-shift'),
            tbt: value('total-blocking-time'),
          });
        } catch (error) {
          problems.push(`${route}: ${errorText(error).split('\n')[0]}`);
        }
        const last = speed.at(-1);
        const told = last
          ? `${route}: ${last.score}, LCP ${(last.lcp / 1000).toFixed(2)} s, CLS ${last.cls.toFixed(3)}, TBT ${Math.round(last.tbt)} ms`
          : route;
        progress(i + 1, routes.length + 1, told);
      }
      problems.push(
        ...missed('Lighthouse', failed(await measure(planted.address)), [
          'image-alt',
          'color-contrast',
          'document-title',
          'is-crawlable',
          'errors-in-console',
        ]),
      );
    } finally {
      planted.close();
      browser.close();
    }
    console.log('\n    | page | performance | LCP s | CLS | TBT ms |\n    | --- | --: | --: | --: | --: |');
    for (const { route, score, lcp, cls, tbt } of speed)
      console.log(`    | ${route} | ${score} | ${(lcp / 1000).toFixed(2)} | ${cls.toFixed(3)} | ${Math.round(tbt)} |`);
    const scores = speed.map(({ score }) => score);
    const lcp = (median(speed.map(({ lcp }) => lcp)) / 1000).toFixed(2);
    const worst = Math.max(...speed.map(({ cls }) => cls)).toFixed(3);
    return {
      problems,
      figures: `performance ${Math.min(...scores)} to ${Math.max(...scores)}, LCP ${lcp} s in the middle, CLS at most ${worst}`,
    };
  },
};
