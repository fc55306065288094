/** What a page may load and run. Everything not named is forbidden. */
interface PolicyParts {
  /** Hashes of the inline scripts. */
  scripts: string[];
  /** Hashes of the inline style elements. */
  styles: string[];
  /** Address that measured web vitals are sent to, if any. */
  vitalsEndpoint?: string;
}

/** The Content-Security-Policy of one page. The header-only directives are in lib/headers.ts. */
export function policy({ scripts, styles, vitalsEndpoint }: PolicyParts): string {
  const own = "'self'";
  const outside = vitalsEndpoint?.startsWith('https://') ? [new URL(vitalsEndpoint).origin] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    // The script inside the page is allowed by its hash and vouches for what it loads; browsers that know that word ignore 'self'.
    'script-src': [own, ...new Set(scripts), "'strict-dynamic'"],
    'style-src': [own, ...new Set(styles)],
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
