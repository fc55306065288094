import crypto from 'node:crypto';

/** Source expression of a Content-Security-Policy for an inline element with this text. */
export const cspHash = (text: string): string =>
  `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;

/**
 * The Content-Security-Policy of one page: everything that it does not name is forbidden. The header-only directives
 * are in lib/headers.ts.
 *
 * @param scripts  the inline scripts
 * @param styles  the inline style elements
 * @param vitalsEndpoint  address that measured web vitals are sent to, if any
 */
export function policy(scripts: string[], styles: string[], vitalsEndpoint?: string): string {
  const own = "'self'";
  const outside = vitalsEndpoint?.startsWith('https://') ? [new URL(vitalsEndpoint).origin] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    // The script inside the page is allowed by its hash and vouches for what it loads; browsers that know that word ignore 'self'.
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
