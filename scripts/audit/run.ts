/**
 * `npm run audit`: the proofs that take too long for `npm test`, one after another, on the finished export.
 *
 *   npm run audit                     all of them
 *   npm run audit -- markup browsers  some of them
 *   npm run audit -- --list           what there is
 *
 * OUT_DIR names another export than `out`. What a proof needs it installs itself: from Debian's packages (as root) or
 * from the npm registry, into .cache/audit. Every checker also looks at a page with planted defects.
 */
import { cleanUp, prepare } from './place';
import { errorText, type Outcome, type Proof } from './proof';
import { accessibility } from './proofs/accessibility';
import { browsers } from './proofs/browsers';
import { editor } from './proofs/editor';
import { faults } from './proofs/faults';
import { headers } from './proofs/headers';
import { hosts } from './proofs/hosts';
import { lighthouse } from './proofs/lighthouse';
import { markup } from './proofs/markup';
import { policy } from './proofs/policy';
import { reproducible } from './proofs/reproducible';
import { NotHere } from './tools';

const proofs: readonly Proof[] = [
  markup,
  policy,
  headers,
  browsers,
  faults,
  editor,
  accessibility,
  hosts,
  reproducible,
  lighthouse,
];

const words = process.argv.slice(2);
const wanted = words.filter((word) => !word.startsWith('--'));
const unknown = wanted.filter((word) => !proofs.some(({ name }) => name === word));
if (words.includes('--list') || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no proof called ${unknown.join(', ')}. These there are:`);
  for (const { name, claim } of proofs) console.log(`${name.padEnd(14)} ${claim}`);
  process.exit(unknown.length > 0 ? 2 : 0);
}
const chosen = proofs.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

/** Runs a proof, but no longer than it may take. */
async function judge(proof: Proof, run: () => Promise<Outcome>): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome>((done) => {
    timer = setTimeout(
      () => done({ problems: [`did not finish within ${proof.minutes} minutes`] }),
      proof.minutes * 60_000,
    );
  });
  try {
    return await Promise.race([run(), late]);
  } catch (error) {
    if (error instanceof NotHere) return { problems: [], notRun: [error.message] };
    return { problems: [`broke off: ${errorText(error)}`] };
  } finally {
    clearTimeout(timer);
  }
}

const mark = ({ problems, notRun = [], figures }: Outcome) =>
  problems.length > 0 ? 'FAILED' : notRun.length === 0 ? 'holds' : figures ? 'holds in part' : 'not run';

const started = Date.now();
const seconds = (since: number) => Math.round((Date.now() - since) / 1000);
const rows: { name: string; outcome: Outcome; took: number }[] = [];
const show = process.stdout.isTTY ? (text: string) => process.stdout.write(`\r\x1b[K${text}`) : undefined;

try {
  const place = await prepare();
  for (const [i, proof] of chosen.entries()) {
    const begun = Date.now();
    let told = begun;
    console.log(`\n${i + 1} of ${chosen.length}  ${proof.name}: ${proof.claim}`);
    const progress = (step: number, of: number, what = '') => {
      const text = `    ${step} of ${of}  ${what}  (${seconds(begun)} s)`;
      if (show) show(text);
      // Without a terminal a line every few seconds is enough.
      else if (Date.now() - told > 10_000) {
        told = Date.now();
        console.log(text);
      }
    };
    const outcome = await judge(proof, () => proof.run({ ...place, progress }));
    show?.('');
    const took = seconds(begun);
    rows.push({ name: proof.name, outcome, took });
    console.log(`    ${mark(outcome)}  ${outcome.figures ?? ''}  (${took} s)`);
    for (const problem of outcome.problems.slice(0, 40)) console.log(`    - ${problem}`);
    if (outcome.problems.length > 40) console.log(`    - … ${outcome.problems.length - 40} more`);
    for (const reason of outcome.notRun ?? []) console.log(`    not run: ${reason}`);
  }
} catch (error) {
  console.error(`\n${errorText(error)}`);
  process.exitCode = 1;
} finally {
  await cleanUp();
}

const table = [
  '| proof | result | seconds | measured |',
  '| --- | --- | --: | --- |',
  ...rows.map(({ name, outcome, took }) => {
    const what = [outcome.figures, ...(outcome.notRun ?? []).map((reason) => `not run: ${reason}`)].filter(Boolean);
    return `| ${name} | ${mark(outcome)} | ${took} | ${what.join('; ')} |`;
  }),
].join('\n');
const failed = rows.filter(({ outcome }) => outcome.problems.length > 0).length;
const skipped = rows.filter(({ outcome }) => mark(outcome) === 'not run').length;
console.log(`\n${table}\n\nTook ${seconds(started)} s.`);
// The closing line counts proofs.
console.log(`${rows.length - failed - skipped} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed > 0 ? 1 : Number(process.exitCode ?? 0));
