/**
 * What every host must answer, in one place: the headers, the caching, the content types and which spellings of an
 * address lead where. `npm start` reads it directly; scripts/hosts writes it down in each host's own language.
 */

export type Header = readonly [name: string, value: string];

/** Browser features that no page uses; an empty list means that nobody may use them. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** The films start by themselves; the forms offer to copy a message when no mail window opens. */
const ownFeatures = ['autoplay', 'clipboard-write'];

/**
 * Sent with every answer, the not-found page included. The rest of the Content-Security-Policy stands in a `<meta>` of
 * each page, because its script hashes differ from page to page; `frame-ancestors` works in a header only.
 *
 * Cross-Origin-Opener-Policy is `same-origin`: `window.open` still returns a window, so a form can tell a blocked
 * pop-up, and the mail site that opens cannot reach back to this page. (Its `closed` reads true once the mail site
 * has loaded: no code may take that for a refusal.)
 *
 * Cross-Origin-Resource-Policy is `same-origin` for the pictures of link previews, too: social networks fetch those
 * from their own machines, where this header means nothing.
 *
 * Strict-Transport-Security leaves `preload` out: once browsers ship a domain in that list, no subdomain can do without
 * https for years. The owner of the domain may decide so; a website's files should not.
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

/** Folders whose file names change with their content: kept for a year (31,536,000 s) without asking again. */
export const immutableFolders = ['/_next/static/', '/media/'] as const;
export const immutable = 'public, max-age=31536000, immutable';

/** Everything else may be kept but is asked for anew each time (a 304 when unchanged). Also the default of most hosts. */
export const revalidate = 'public, max-age=0, must-revalidate';

export const isImmutable = (path: string): boolean => immutableFolders.some((folder) => path.startsWith(folder));
export const cacheControl = (path: string): string => (isImmutable(path) ? immutable : revalidate);

/** Content types by file extension. Text carries its charset, so that no browser guesses; XML and JSON carry it inside. */
export const contentTypes: Readonly<Record<string, string>> = {
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
  webm: 'video/webm',
};

/** Extensions of the files worth compressing; each such file has a brotli and a gzip variant beside it. */
export const compressedExtensions = [
  'html',
  'css',
  'js',
  'txt',
  'md',
  'xml',
  'json',
  'webmanifest',
  'svg',
  'ico',
] as const;

/** Extension of a path in small letters and without the dot; empty when there is none. */
export const extension = (path: string): string => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
export const contentType = (path: string): string => contentTypes[extension(path)] ?? 'application/octet-stream';

/** The not-found page: a file for the host's own use, which must not answer 200 when asked for by name. */
export const notFoundPage = '/404';

/** Files in the export that speak to hosts, not to visitors. */
export const hostFiles = ['_headers', '_redirects', '.htaccess', '.assetsignore', '.release'] as const;

/** Redirects are permanent. 301 and not 308, because it is the one that every host can send. */
export const permanent = 301;

/** An address that has moved for good, from content/redirects.yaml. */
export interface Redirect {
  from: string;
  to: string;
}

/** `path` in any letter case, bare or followed by `/` or `.html`, is answered at `to`. */
export interface Address {
  path: string;
  to: string;
}

/**
 * All addresses that the site answers or has answered.
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
