/** Serves a static folder as a good host does: HTTP/2, brotli, hashed files kept for ever, HTML revalidated. */
import fs from 'node:fs';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { cacheControl, compressedExtensions, contentType, extension } from '@/lib/headers';
import { localCertificate } from '../certificate';
import { publicFiles } from '../serve/release';

interface Served {
  body: Buffer;
  headers: Record<string, string>;
}

const compressible = new Set<string>(compressedExtensions);

/** A certificate for this run; the browser is told not to mind who signed it. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  try {
    return localCertificate(folder);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** Everything is compressed before the first visit, so that no measurement pays for it. */
function readServed(folder: string, name: string): Served {
  const file = path.join(folder, name);
  const raw = fs.readFileSync(file);
  const headers = { 'content-type': contentType(name), 'cache-control': cacheControl(name) };
  if (!compressible.has(extension(name))) return { body: raw, headers };
  const body = fs.existsSync(`${file}.br`) ? fs.readFileSync(`${file}.br`) : zlib.brotliCompressSync(raw);
  if (body.length >= raw.length) return { body: raw, headers };
  return { body, headers: { ...headers, 'content-encoding': 'br', vary: 'accept-encoding' } };
}

/** Starts serving a folder on a free port of this machine. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const files = new Map<string, Served>();
  for (const name of await publicFiles(folder)) files.set(name, readServed(folder, name));
  const find = (address: string) =>
    files.get(address) ?? files.get(`${address}.html`) ?? files.get(`${address}index.html`);
  const server = http2.createSecureServer({ ...certificate(), allowHTTP1: true }, (request, response) => {
    const served = find(new URL(request.url, 'https://localhost').pathname);
    const { body, headers } = served ?? { body: Buffer.from('Not found'), headers: {} };
    response.writeHead(served ? 200 : 404, { ...headers, 'content-length': body.length });
    response.end(body);
  });
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
