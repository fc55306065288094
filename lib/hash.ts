import crypto from 'node:crypto';

type Parts = readonly (string | Buffer)[];

/** SHA-256 of the parts in hexadecimal, 64 characters. */
export function sha256(...parts: Parts): string {
  const sum = crypto.createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex');
}

/** The first ten characters of the hash, enough to distinguish versions of a file. */
export const hash = (...parts: Parts): string => sha256(...parts).slice(0, 10);
