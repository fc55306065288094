import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';

let site: string;

/** Gives every test of the file a fresh copy of content/; made files that no command looks into are left out. */
export function useCopy(): void {
  jest.setTimeout(180_000);
  beforeEach(() => {
    site = fs.mkdtempSync(path.join(os.tmpdir(), 'desk-'));
    fs.cpSync('content', file('content'), {
      recursive: true,
      filter: (name) => !/content\/media\/(encoded|films)/.test(name),
    });
  });
  afterEach(() => fs.rmSync(site, { recursive: true, force: true }));
}

/** A command of the desk on the copy; gives what it said and whether it was content. */
export function desk(script: string, ...rest: string[]): { said: string; fine: boolean } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `scripts/editor/${script}.ts`, ...rest],
    { encoding: 'utf8', env: { ...process.env, SITE_ROOT: site, NODE_ENV: 'test' }, input: '' },
  );
  return { said: stdout + stderr, fine: status === 0 };
}

/** Full path of a file of the copy. */
export const file = (name: string): string => path.join(site, name);
export const text = (name: string): string => fs.readFileSync(file(name), 'utf8');
/** Data of a YAML file, which the tests take apart without types. */
export const data = (name: string): ReturnType<typeof parse> => parse(text(name));

export function write(name: string, words: string): void {
  fs.mkdirSync(path.dirname(file(name)), { recursive: true });
  fs.writeFileSync(file(name), words);
}

/** @throws when there is nothing to replace */
export function edit(name: string, from: string | RegExp, to: string): void {
  const changed = text(name).replace(from, to);
  if (changed === text(name)) throw new Error(`${name} has no ${from}`);
  fs.writeFileSync(file(name), changed);
}
