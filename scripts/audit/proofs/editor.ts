import { spawn } from 'node:child_process';
import type { Proof } from '../proof';

/** What Playwright's JSON reporter says, as far as it is read here. */
interface Report {
  stats: { expected: number };
  suites: Suite[];
}
interface Suite {
  suites?: Suite[];
  specs: { title: string; ok: boolean }[];
}

const specsOf = (suite: Suite): Suite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];

export const editor: Proof = {
  name: 'editor',
  claim: 'the editor changes content in a real browser, and the preview shows it within two seconds',
  minutes: 6,
  async run({ root, progress }) {
    progress(0, 1, 'editor and preview');
    const child = spawn(
      'npx',
      ['playwright', 'test', '--config', 'tests/editor/playwright.config.ts', '--reporter=json'],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    let said = '';
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString();
    });
    await new Promise((ended) => child.on('close', ended));
    // Tests may print lines of their own before the report.
    const { stats, suites }: Report = JSON.parse(said.slice(said.search(/^\{$/m)));
    const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok);
    return {
      problems: failed.map(({ title }) => `fails: ${title}`),
      figures: `${stats.expected} tests of the editor and the preview`,
    };
  },
};
