import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What every page runs first; see there. */
const listener = fs.readFileSync(new URL('listener.js', import.meta.url), 'utf8');
const allowed = `'sha256-${createHash('sha256').update(listener).digest('base64')}'`;

export const plantedPath = '/planted';

/** A page with one defect of each kind that the visitor has to notice. */
const plantedPage = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self'"><title>Planted</title></head>
<body><h1>One</h1><h1>Two</h1><img src="/missing.png" alt="">
<script>document.title = 'the policy forbids this';</script>
<script src="/planted.js"></script></body></html>`;
const plantedScript = "console.error('said'); setTimeout(() => { throw new Error('thrown'); });";

interface ListeningServer {
  origin: string;
  close: () => Promise<void>;
}

/** Stands before the site and puts the listener into every page, right behind its policy. */
export async function listen(site: string): Promise<ListeningServer> {
  const own: Record<string, [type: string, body: string]> = {
    '/planted.js': ['text/javascript', plantedScript],
  };
  // The page's policy stays as it is but for one more hash.
  const insert = (html: string) =>
    html.replace(
      /<meta http-equiv="Content-Security-Policy"[^>]*>/,
      (meta) => `${meta.replace('script-src ', `script-src ${allowed} `)}<script>${listener}</script>`,
    );
  const server = http.createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (own[path]) return response.writeHead(200, { 'Content-Type': own[path][0] }).end(own[path][1]);
    if (path === plantedPath) return response.writeHead(200, { 'Content-Type': 'text/html' }).end(insert(plantedPage));
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const forward = http.request(new URL(site), { path, method: request.method, headers }, (answer) => {
      const status = answer.statusCode ?? 502;
      if (!answer.headers['content-type']?.startsWith('text/html')) {
        response.writeHead(status, answer.headers);
        return answer.pipe(response);
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const html = insert(Buffer.concat(chunks).toString('utf8'));
        const { 'content-length': _, etag: __, ...rest } = answer.headers;
        response.writeHead(status, rest).end(html);
      });
    });
    forward.on('error', () => response.destroy());
    forward.end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
