import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import zlib from 'node:zlib';
import { contentType } from '@/lib/headers';
import { answer, readSite, send } from '../serve/answer';
import { limitPage } from './limit';

/**
 * A self-signed certificate for localhost and its key, in PEM.
 *
 * @throws when openssl is missing
 */
function localCertificate(): Buffer {
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '7'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  try {
    return execFileSync('openssl', ['req', ...kind, '-keyout', '-', '-out', '-', ...subject], { stdio: 'pipe' });
  } catch {
    throw new Error('No certificate could be made. Install openssl.');
  }
}

/**
 * Serves the finished site over HTTP/2 and TLS, as a production host does, with the limit page at /limit.
 *
 * @returns address without a slash at the end
 * @throws when `out` holds no finished site
 */
export async function serveWithLimit(): Promise<string> {
  const site = readSite('out');
  const limit = zlib.brotliCompressSync(limitPage(fs.readFileSync('out/index.html', 'utf8')));
  const pem = localCertificate();
  const server = http2.createSecureServer({ key: pem, cert: pem, allowHTTP1: true }, async (request, response) => {
    if (request.url === '/limit')
      response.writeHead(200, { 'Content-Type': contentType('.html'), 'Content-Encoding': 'br' }).end(limit);
    else await send(await answer(request, site), response);
  });
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}
