import crypto from 'node:crypto';

/** Source expression of a Content-Security-Policy for an inline element with this text. */
export const cspHash = (text: string): string =>
  `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;

/**
 * The Content-Security-Policy of one page, which denies by default. The header-only directives are in lib/headers.ts.
 *
 * @param scripts  texts of the inline scripts
 * @param styles  texts of the inline style elements
 * @param vitalsEndpoint  URL to which web vitals are sent, if any
 */
export function policy(scripts: string[], styles: string[], vitalsEndpoint?: string): string {
  const own = "'self'";
  const outside = vitalsEndpoint?.startsWith('https://') ? [new URL(vitalsEndpoint).origin] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    // 'strict-dynamic' extends the trust in the hashed loader to what it loads; 'self' is for browsers without it.
    'script-src': [own, ...new Set(scripts.map(cspHash)), "'strict-dynamic'"],
    'style-src': [own, ...new Set(styles.map(cspHash))],
    'img-src': [own],
    'media-src': [own],
    'font-src': [own],
    'connect-src': [own, ...outside],
    'manifest-src': [own],
    'base-uri': ["'none'"],
    'form-action': ['mailto:'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
