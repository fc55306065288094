import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject } from '../support/copyProject';

/** The browser tests of all islands. */
const specs = ['calculator', 'demos', 'films', 'forms', 'header', 'home', 'hydration', 'page-shell'];

test('the islands work with React itself as they do with Preact', () => {
  // A build and eight files of tests.
  test.setTimeout(1_800_000);
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'react-'));
  copyProject(copy);
  // The copy's own packages, because Playwright refuses specs that import another copy of it.
  const run = (env: Record<string, string>, ...args: string[]) =>
    spawnSync('npx', args, { stdio: 'inherit', cwd: copy, env: { ...process.env, ...env } }).status;
  expect(run({ RUNTIME: 'react' }, 'tsx', 'scripts/build.ts')).toBe(0);
  // The parent's port belongs to the export with Preact.
  expect(run({ E2E_PORT: '' }, 'playwright', 'test', ...specs)).toBe(0);
  fs.rmSync(copy, { recursive: true });
});
