import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { parse } from 'yaml';
import { inProject, writeWhole } from './files';

/** A file as git has kept it last. */
interface Kept {
  /** Day on which it was kept, year-month-day. */
  day: string;
  text: string;
  data: unknown;
}

/**
 * A content file as it was before the saves that git does not know yet.
 *
 * @param name  path below content/, without .yaml
 * @returns undefined where the project is no git checkout, or git has never seen the file
 */
export function lastKept(name: string): Kept | undefined {
  const file = `content/${name}.yaml`;
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: inProject('.'), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const text = git('show', `HEAD:./${file}`);
    return { day: git('log', '-1', '--format=%cs', '--', file).trim(), text, data: parse(text) };
  } catch {
    return undefined;
  }
}

/** Puts a content file back to how git has kept it last. Returns false when there is nothing to go back to. */
export function takeBack(name: string): boolean {
  const kept = lastKept(name);
  if (kept && kept.text !== fs.readFileSync(inProject(`content/${name}.yaml`), 'utf8'))
    writeWhole(`content/${name}.yaml`, kept.text);
  return kept !== undefined;
}
