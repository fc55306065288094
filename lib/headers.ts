/**
 * The headers, caching, content types and redirects that every host must implement. `npm start` uses this module
 * directly; scripts/hosts.ts writes the configuration of the other hosts from it.
 */

type Header = readonly [name: string, value: string];

/**
 * Permissions-Policy: an empty allowlist disables a feature. Only those that ask the visitor for a permission or that
 * identify the visitor are listed, because each file of the site carries this header.
 */
const unusedFeatures = [
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'hid',
  'idle-detection',
  'local-fonts',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'storage-access',
  'usb',
  'window-management',
];

/** Films autoplay, and forms copy a message to the clipboard when no mail window opens. */
const ownFeatures = ['autoplay', 'clipboard-write'];

/**
 * Headers of every response, 404 included. The rest of the Content-Security-Policy is in a `<meta>` of each page, because
 * the hashes differ from page to page; `frame-ancestors` works only in a header.
 *
 * Cross-Origin-Opener-Policy is `same-origin`: `window.open` still returns a window, so a form can detect a blocked
 * pop-up, and the mail site cannot access this page. (The window's `closed` is true once the mail site has loaded, so
 * code must not use it to detect a blocked pop-up.)
 *
 * Cross-Origin-Resource-Policy is `same-origin` for social cards, too: social networks fetch them on their servers,
 * where this header has no effect.
 *
 * Strict-Transport-Security omits `preload`: it commits all subdomains to https for years, which only the owner of the
 * domain should decide.
 */
export const securityHeaders: readonly Header[] = [
  ['Content-Security-Policy', "frame-ancestors 'none'"],
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  [
    'Permissions-Policy',
    [...ownFeatures.map((name) => `${name}=(self)`), ...unusedFeatures.map((name) => `${name}=()`)].join(', '),
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/** Folders whose file names contain a content hash: cached for a year (31,536,000 s) without revalidation. */
export const immutableFolders = ['/_next/static/', '/media/'] as const;
export const immutable = 'public, max-age=31536000, immutable';

/** Everything else is cached but revalidated on each use, which is also the default of most hosts. */
const revalidate = 'public, max-age=0, must-revalidate';

const isImmutable = (path: string): boolean => immutableFolders.some((folder) => path.startsWith(folder));
export const cacheControl = (path: string): string => (isImmutable(path) ? immutable : revalidate);

/** Content types by file extension. Text names its charset, so that no browser guesses; XML and JSON define their own. */
const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  xml: 'application/xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  ico: 'image/vnd.microsoft.icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
};

/** Extension of a path in lower case and without the dot; empty if there is none. */
const extension = (path: string): string => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
export const contentType = (path: string): string => contentTypes[extension(path)] ?? 'application/octet-stream';

const compressedExtensions = ['html', 'css', 'js', 'txt', 'md', 'xml', 'json', 'webmanifest', 'svg', 'ico'];
/** Whether a file is precompressed with brotli and gzip. */
export const isCompressible = (path: string): boolean => compressedExtensions.includes(extension(path));

/** The not-found page, which must not be served with status 200 when requested by name. */
export const notFoundPage = '/404';

/** Configuration files for hosts in the export, which are not served. */
export const hostFiles = ['_headers', '_redirects', '.assetsignore', '.release'] as const;

/** Permanent redirects use 301 instead of 308 because every host supports it. */
export const permanent = 301;

/** A permanent redirect from content/redirects.yaml. */
export interface Redirect {
  from: string;
  to: string;
}

/** Redirects `path` to `to` in any letter case, with or without a trailing `/` or `.html`. */
interface Address {
  path: string;
  to: string;
}

/**
 * All current and former URLs of the site.
 *
 * @param pages  paths of the pages, spelled exactly
 * @param moved  content/redirects.yaml
 */
export function addresses(pages: readonly string[], moved: readonly Redirect[]): Address[] {
  return [
    { path: '/index', to: '/' },
    ...pages.filter((path) => path !== '/').map((path) => ({ path, to: path })),
    ...moved.map(({ from, to }) => ({ path: from, to })),
  ];
}
