import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { redirects } from '@/content/schema/site';

/** Addresses that have moved for good, from content/redirects.yaml of the project at `root`. */
export function movedAddresses(root: string): { from: string; to: string }[] {
  const file = path.join(root, 'content/redirects.yaml');
  return fs.existsSync(file) ? redirects.parse(parse(fs.readFileSync(file, 'utf8'))).redirects : [];
}
