import crypto from 'node:crypto';

/** Source expression of a Content-Security-Policy for an inline element with this text. */
export const cspHash = (text: string): string =>
  `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;
