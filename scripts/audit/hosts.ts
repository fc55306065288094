/**
 * Asks every host that can run here for everything in the table of requests (tests/hosts/table.ts).
 *
 *   npx tsx scripts/audit/hosts.ts [--fixture] [host…]
 *
 * It serves a copy of out/, or a small stand-in with --fixture.
 */
import { fileURLToPath } from 'node:url';
import { content } from '@/lib/content';
import { routes } from '@/lib/routes';
import { checkHosts, problemsOf } from './checkHosts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const words = process.argv.slice(2);
const results = await checkHosts({
  root,
  exported: words.includes('--fixture')
    ? undefined
    : { out: `${root}out`, pages: routes(content()).map(({ path }) => path) },
  wanted: words.filter((word) => !word.startsWith('--')),
  tell: (done, of, result) => {
    const { host, notRun, right, wrong } = result;
    console.log(
      `${done} of ${of}  ${host}: ${notRun ? `not run: ${notRun}` : `${right} right, ${wrong.length} wrong`}`,
    );
    for (const problem of problemsOf(result)) console.log(`    ${problem}`);
  },
});

console.log('\n| host | right | wrong | of these answered in its own way |\n| --- | --: | --: | --- |');
for (const { host, notRun, right, wrong, exceptions } of results) {
  const own = [...exceptions].map(([reason, count]) => `${count}: ${reason}`).join('; ');
  console.log(
    notRun ? `| ${host} | – | – | not run: ${notRun} |` : `| ${host} | ${right} | ${wrong.length} | ${own || 'none'} |`,
  );
}
if (results.some(({ wrong }) => wrong.length > 0)) process.exitCode = 1;
