import crypto from 'node:crypto';

/** Source expression of a Content-Security-Policy for an inline element with this text. */
export const cspHash = (text: string): string =>
  `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;

/** Ten characters that change when the content changes, for file names that may be cached for ever. */
export const nameHash = (text: string): string => crypto.createHash('sha256').update(text).digest('hex').slice(0, 10);
