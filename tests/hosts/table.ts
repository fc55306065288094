import fs from 'node:fs';
import path from 'node:path';
import { cacheControl, contentType, immutable, permanent, type Redirect } from '../../lib/headers';
import { publicFiles } from '../../scripts/serve/release';
import type { RawRequest } from './request';

export interface Expected {
  status: number;
  location?: string;
  type?: string;
  cache?: string;
  encoding?: string;
  /** Whether there is a Vary header. */
  vary?: boolean;
  /** Security headers that are missing or differ from ours. */
  notSecure?: string[];
  /** File of the export that the decoded body must equal, byte for byte. */
  file?: string;
  /** Content-Range of a partial response. */
  range?: string;
}

export interface HostCase extends RawRequest {
  name: string;
  expect: Expected;
}

const br = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
const gzip = { 'Accept-Encoding': 'gzip' };

/** Addresses from crawlers, scanners and typing errors. */
const oddTargets: Record<string, string> = {
  unknown: '/no-such-page',
  'unknown, deep': '/services/no/such/page',
  'unknown, with slash': '/no-such-page/',
  'unknown, .html': '/no-such-page.html',
  'below a page': '/about/team',
  NUL: '/%00',
  'NUL after a page': '/about%00',
  'lone %': '/%',
  'lone % after a page': '/about%',
  'half an escape': '/%E0%A4%A',
  'escaped slash up': '/..%2f..%2fetc%2fpasswd',
  'escaped dots up': '/%2e%2e%2f%2e%2e%2fetc/passwd',
  'two slashes': '//example.com',
  'two slashes and a page': '//example.com/about',
  'two slashes and a slash': '//example.com/',
  'two slashes, page of this site': '//about',
  'two slashes, index': '//index',
  'two slashes, 404': '//404',
  'two slashes, headers file': '//_headers',
  'two slashes, deep': '/_next//static',
  'escaped slash, redirects file': '/%2f_redirects',
  'backslash host': '/%5Cexample.com',
  emoji: '/%F0%9F%9A%80',
  Sinhala: '/%E0%B6%85%E0%B6%B4',
  '8 kB': `/${'a'.repeat(8192)}`,
  'hidden file': '/.htaccess',
  'headers file': '/_headers',
  'redirects file': '/_redirects',
  'release file': '/.release',
  'compressed variant': '/about.html.br',
  'folder of the build': '/_next',
  'folder of the build, with slash': '/_next/static/',
};

/** A page in the host's configuration whose file is missing. */
export const lostPage = '/lost-page';

const notFound: Expected = { status: 404, type: contentType('.html'), file: '/404.html' };
const missing = (name: string, target: string): HostCase => ({ name, target, expect: notFound });

const served = (file: string): Expected => ({ status: 200, type: contentType(file), cache: cacheControl(file), file });

const hashed = (file: string): Expected => ({ ...served(file), cache: immutable });

const redirect = (target: string, location: string, name = `${target} → ${location}`): HostCase => ({
  name,
  target,
  expect: { status: permanent, location },
});

/** Spellings that redirect to a page. */
function spellings(page: string): HostCase[] {
  const wrong = new Set([`${page}/`, `${page}.html`, page.toLowerCase(), page.toUpperCase(), `${page.toLowerCase()}/`]);
  wrong.delete(page);
  return [...wrong].map((target) => redirect(target, page));
}

/** One file of each type. */
function oneOfEach(files: readonly string[]): HostCase[] {
  const kinds = new Map<string, string>();
  for (const file of files) {
    const kind = `${file.split('/')[1]}/${path.extname(file)}`;
    const special = /\.html$|\/__next\./.test(file);
    if (!special && !kinds.has(kind)) kinds.set(kind, file);
  }
  return [...kinds.values()].map((file) => ({ name: `file ${file}`, target: file, expect: served(file) }));
}

function pick(files: readonly string[], test: RegExp, what: string): string {
  const found = files.find((file) => test.test(file));
  if (!found) throw new Error(`The export has no ${what}.`);
  return found;
}

/**
 * Requests that every host must answer alike.
 *
 * @param folder  export that the host serves
 * @param pages  paths of all its pages
 * @param moved  permanent redirects
 */
export function requestTable(folder: string, pages: readonly string[], moved: readonly Redirect[] = []): HostCase[] {
  const files = publicFiles(folder);
  const film = pick(files, /^\/media\/.*\.mp4$/, 'film below media/');
  const script = pick(files, /^\/_next\/static\/.*\.js$/, 'script');
  const size = fs.statSync(path.join(folder, film)).size;
  const page = { status: 200, type: contentType('.html'), cache: cacheControl('/about') };
  const home = { ...page, file: '/index.html' };
  const about = { ...page, file: '/about.html' };
  const part = { ...hashed(film), status: 206 };
  return [
    ...pages.map((path) => ({
      name: path,
      target: path,
      expect: path === '/' ? home : { ...page, file: `${path}.html` },
    })),
    ...pages.filter((path) => path !== '/').flatMap(spellings),
    ...moved.map(({ from, to }) => redirect(from, to, `moved ${from}`)),
    redirect('/index.html', '/'),
    redirect('/index', '/'),
    redirect('/about/?a=1&b=%20', '/about?a=1&b=%20', 'redirect keeps the query'),
    { name: 'query', target: '/about?a=1', expect: about },
    { name: 'brotli page', target: '/about', headers: br, expect: { ...about, encoding: 'br' } },
    { name: 'brotli home', target: '/', headers: br, expect: { ...home, encoding: 'br' } },
    { name: 'brotli script', target: script, headers: br, expect: { ...hashed(script), encoding: 'br' } },
    { name: 'brotli 404', target: '/no-such-page', headers: br, expect: { ...notFound, encoding: 'br' } },
    { name: 'gzip page', target: '/about', headers: gzip, expect: { ...about, encoding: 'gzip' } },
    { name: 'no encoding offered', target: '/about', expect: { ...about, encoding: 'none' } },
    { name: 'film is not compressed', target: film, headers: br, expect: { ...hashed(film), encoding: 'none' } },
    {
      name: 'film, a part',
      target: film,
      headers: { Range: 'bytes=100-1099' },
      expect: { ...part, range: `bytes 100-1099/${size}` },
    },
    {
      name: 'film, the rest',
      target: film,
      headers: { Range: 'bytes=1000-' },
      expect: { ...part, range: `bytes 1000-${size - 1}/${size}` },
    },
    { name: 'HEAD', method: 'HEAD', target: '/about', expect: page },
    { name: 'HEAD 404', method: 'HEAD', target: '/no-such-page', expect: { status: 404, type: contentType('.html') } },
    ...oneOfEach(files),
    ...['/404', '/404.html', lostPage].map((target) => missing(target, target)),
    ...Object.entries(oddTargets).map(([name, target]) => missing(`odd: ${name}`, target)),
  ];
}
