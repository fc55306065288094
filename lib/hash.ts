import crypto from 'node:crypto';

/** The first ten hexadecimal digits of the SHA-256 of the parts, enough to distinguish versions of a file. */
export function hash(...parts: readonly (string | Buffer)[]): string {
  const sum = crypto.createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex').slice(0, 10);
}
