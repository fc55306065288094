import fs from 'node:fs';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { localCertificate } from '../certificate';
import { answer } from '../serve/answer';
import { takeSnapshot } from '../serve/snapshot';
import { limitPage } from './limit';

/**
 * Serves the finished site as a good host does, over HTTP/2 and TLS, with the limit page at /limit.
 *
 * @returns address without a slash at the end
 * @throws when `out` holds no finished site
 */
export async function serveWithLimit(): Promise<string> {
  const site = await takeSnapshot('out', []);
  if (!site) throw new Error('There is no finished site in out/. Run “npm run build” first.');
  const html = limitPage(fs.readFileSync('out/index.html', 'utf8'));
  const headers = ['Content-Type', 'text/html; charset=utf-8', 'Content-Encoding', 'br', 'Vary', 'Accept-Encoding'];
  site.files.set('/limit', { identity: { body: zlib.brotliCompressSync(html), etag: '"limit"', headers } });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const certificate = localCertificate(folder);
  fs.rmSync(folder, { recursive: true });
  const server = http2.createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    const { status, headers, body } = answer(request, [site]);
    for (let i = 0; i < headers.length; i += 2) response.setHeader(headers[i] ?? '', headers[i + 1] ?? '');
    response.writeHead(status, { 'Content-Length': body?.length ?? 0 });
    response.end(body ?? '');
  });
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}
