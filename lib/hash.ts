import crypto from 'node:crypto';

type Parts = readonly (string | Buffer)[];

/** Sixty-four characters that change when one of the parts does. */
export function sha256(...parts: Parts): string {
  const sum = crypto.createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex');
}

/** The first ten of them: enough to tell the versions of a file apart. */
export const hash = (...parts: Parts): string => sha256(...parts).slice(0, 10);
