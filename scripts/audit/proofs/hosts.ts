import { checkHosts, problemsOf } from '../checkHosts';
import type { Proof } from '../proof';

export const hosts: Proof = {
  name: 'hosts',
  claim: 'every host that can run here gives the answers of the table of requests',
  minutes: 6,
  async run({ root, out, routes, progress }) {
    const results = await checkHosts({
      root,
      exported: { out, pages: routes },
      tell: (done, of, { host }) => progress(done, of, host),
    });
    const asked = results.filter(({ notRun }) => notRun === undefined);
    return {
      problems: asked.flatMap((result) => problemsOf(result).map((problem) => `${result.host}: ${problem}`)),
      notRun: results.flatMap(({ host, notRun }) => (notRun === undefined ? [] : `${host}: ${notRun}`)),
      figures: asked.map(({ host, right, wrong }) => `${host} ${right} right, ${wrong.length} wrong`).join(', '),
    };
  },
};
