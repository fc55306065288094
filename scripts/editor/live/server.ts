import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { contentType } from '@/lib/headers';
import { editorConfig } from '../cms/config';
import { deskPage, editorPage, editorPolicy } from './page';
import type { LiveState } from './watch';

export interface DeskServer {
  url: string;
  /** Tells all open pages what to show. */
  tell: (state: LiveState) => void;
  close: () => Promise<void>;
}

const types: Record<string, string> = { wasm: 'application/wasm', mjs: 'text/javascript' };
const typeOf = (file: string) => types[path.extname(file).slice(1)] ?? contentType(file);

const script = (version: number) => `<script type="module" src="/__editor/live-client.js?version=${version}"></script>`;

/** Shown instead of a page that cannot be made while the content has a mistake. */
const emptyPage = (version: number) =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>The content has a mistake</title></head><body>${script(version)}</body></html>`;

/**
 * Serves the preview and the desk on one address of this machine: everything below /__editor is ours, all the rest comes
 * from `next dev`, with a small script in each page that takes changes up.
 *
 * @param site  port of `next dev`
 * @param folder  bundled editor
 */
export async function startDesk({
  port,
  site,
  folder,
  first,
}: {
  port: number;
  site: number;
  folder: string;
  first: LiveState;
}): Promise<DeskServer> {
  let state = first;
  const listeners = new Set<http.ServerResponse>();

  const send = (
    response: http.ServerResponse,
    status: number,
    type: string,
    body: string | Buffer,
    headers: http.OutgoingHttpHeaders = {},
  ) => {
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store', ...headers });
    response.end(body);
  };
  const own = (pathname: string, request: http.IncomingMessage, response: http.ServerResponse) => {
    if (pathname === '/__editor' || pathname === '/__editor/')
      return send(response, 200, 'text/html; charset=utf-8', deskPage);
    if (pathname === '/__editor/editor')
      return send(response, 200, 'text/html; charset=utf-8', editorPage, { 'Content-Security-Policy': editorPolicy });
    if (pathname === '/__editor/forms.json')
      return send(response, 200, 'application/json', JSON.stringify(editorConfig()));
    if (pathname === '/__editor/events') {
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        Connection: 'keep-alive',
      });
      response.write(`retry: 500\ndata: ${JSON.stringify(state)}\n\n`);
      listeners.add(response);
      request.on('close', () => listeners.delete(response));
      return;
    }
    const file = path.join(folder, path.normalize(decodeURIComponent(pathname.slice('/__editor/'.length))));
    if (!file.startsWith(folder + path.sep) || !fs.existsSync(file))
      return send(response, 404, 'text/plain', 'Not found');
    send(response, 200, typeOf(file), fs.readFileSync(file));
  };

  const pass = (request: http.IncomingMessage, response: http.ServerResponse) => {
    const { version } = state;
    const wantsPage = request.headers.accept?.includes('text/html') ?? false;
    const headers = { ...request.headers };
    // A page is read and changed on its way; it must not come compressed.
    if (wantsPage) delete headers['accept-encoding'];
    const upstream = http.request(
      { host: '127.0.0.1', port: site, method: request.method, path: request.url, headers },
      (answer) => {
        const isPage = answer.headers['content-type']?.startsWith('text/html');
        if (!isPage) {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
          return;
        }
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const { 'content-length': _length, 'transfer-encoding': _transfer, ...rest } = answer.headers;
          const broken = (answer.statusCode ?? 500) >= 500 && state.problems !== '';
          const html = broken
            ? emptyPage(version)
            : Buffer.concat(parts)
                .toString('utf8')
                .replace(/<\/body>|$/, (end) => `${script(version)}${end}`);
          response.writeHead(answer.statusCode ?? 200, { ...rest, 'cache-control': 'no-store' });
          response.end(html);
        });
      },
    );
    upstream.on('error', () =>
      send(
        response,
        502,
        'text/html; charset=utf-8',
        `<!doctype html><title>Starting</title><p>The preview is starting. This page looks again by itself.</p><meta http-equiv="refresh" content="1">`,
      ),
    );
    request.pipe(upstream);
  };

  const server = http.createServer((request, response) => {
    try {
      const [pathname = '/'] = (request.url ?? '/').split('?');
      if (pathname === '/__editor' || pathname.startsWith('/__editor/')) own(pathname, request, response);
      else pass(request, response);
    } catch (error) {
      send(response, 500, 'text/plain; charset=utf-8', (error as Error).message);
    }
  });
  // The framework's own connection for code changes.
  server.on('upgrade', (request, socket, head) => {
    const upstream = net.connect(site, '127.0.0.1', () => {
      upstream.write(
        `${request.method} ${request.url} HTTP/1.1\r\n${request.rawHeaders.map((value, i) => (i % 2 ? `${value}\r\n` : `${value}: `)).join('')}\r\n`,
      );
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    const end = () => {
      upstream.destroy();
      socket.destroy();
    };
    upstream.on('error', end);
    socket.on('error', end);
  });
  await new Promise<void>((ready, failed) => {
    server.once('error', failed);
    // This machine only: the preview shows what is not published yet, and `next dev` is not made for strangers.
    server.listen(port, '127.0.0.1', ready);
  });
  return {
    url: `http://localhost:${(server.address() as net.AddressInfo).port}`,
    tell: (next) => {
      state = next;
      for (const response of listeners) response.write(`data: ${JSON.stringify(state)}\n\n`);
    },
    close: () =>
      new Promise((closed) => {
        for (const response of listeners) response.end();
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
