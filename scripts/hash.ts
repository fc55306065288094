import crypto from 'node:crypto';

/** Ten characters that change when one of the parts does. */
export function hash(...parts: (string | Buffer)[]): string {
  const sum = crypto.createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex').slice(0, 10);
}
