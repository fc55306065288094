import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { attempt } from '../../scripts/commands/terminal';
import { copyContent } from './contentCopy';

let site: string;

/**
 * Each test of the file gets its own copy of the content.
 *
 * @param isNeeded  selects files by their path in the project
 */
export function useCopy(isNeeded?: (name: string) => boolean): void {
  beforeEach(() => {
    site = copyContent(isNeeded);
    process.env.SITE_ROOT = site;
  });
  afterEach(() => {
    fs.rmSync(site, { recursive: true, force: true });
    delete process.env.SITE_ROOT;
  });
}

/** Runs a command on the copy and captures what it prints. */
export async function runCommand(command: () => unknown): Promise<{ said: string; fine: boolean }> {
  const lines: string[] = [];
  const spies = (['log', 'error'] as const).map((kind) =>
    jest.spyOn(console, kind).mockImplementation((...line: unknown[]) => void lines.push(line.join(' '))),
  );
  const fine = await attempt(async () => command());
  for (const spy of spies) spy.mockRestore();
  return { said: lines.join('\n'), fine };
}

/** Full path of a file of the copy. */
export const file = (name: string): string => path.join(site, name);
export const text = (name: string): string => fs.readFileSync(file(name), 'utf8');
/** Data of a YAML file, untyped. */
export const data = (name: string): ReturnType<typeof parse> => parse(text(name));

/** Runs git in the copy, under a name of its own. */
export const git = (...words: string[]): string =>
  execFileSync('git', ['-c', 'user.name=E', '-c', 'user.email=e@x.example', ...words], { cwd: site, encoding: 'utf8' });

/** Commits files of the copy to a new repository. */
export function commitCopy(...files: string[]): void {
  git('init', '--quiet');
  git('add', ...files);
  git('commit', '--quiet', '--message', 'Content');
}

/** Writes a file, replacing a symbolic link instead of writing through it to the project's picture. */
export function write(name: string, bytes: string | Buffer): void {
  fs.mkdirSync(path.dirname(file(name)), { recursive: true });
  fs.rmSync(file(name), { force: true });
  fs.writeFileSync(file(name), bytes);
}

/** @throws when there is nothing to replace */
export function edit(name: string, from: string | RegExp, to: string): void {
  const changed = text(name).replace(from, to);
  if (changed === text(name)) throw new Error(`${name} has no ${from}`);
  write(name, changed);
}
