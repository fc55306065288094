import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createProxyMiddleware, responseInterceptor } from 'http-proxy-middleware';
import { compile } from 'sass';
import { contentType } from '@/lib/headers';
import { findings } from '../commands/check';
import { releaseStatus } from '../commands/deploy/releases';
import { versions } from '../commands/history';
import { report } from '../commands/report';
import { CommandError, readableError } from '../commands/terminal';
import { filesBelow } from '../filesBelow';
import { bundle } from '../finish/bundle';
import { closeServer } from '../net';
import { findText } from './find';
import { choices, form, formFiles, takeBack } from './forms';
import { type JobState, startJob } from './job';
import { addPicture, listPictures, thumbnail } from './pictures';
import type { LiveState } from './watch';

export type EditorServer = Awaited<ReturnType<typeof startServer>>;

type Handler = (query: (name: string) => string, body: Buffer) => unknown;

async function pageFiles(): Promise<Map<string, string | Buffer>> {
  const folder = 'scripts/editor/page';
  const script = (file: string) => bundle(`${folder}/${file}`, 'esm', { NODE_ENV: 'production' });
  return new Map<string, string | Buffer>([
    ['', fs.readFileSync(`${folder}/index.html`, 'utf8')],
    ['editor.js', await script('editor.tsx')],
    ['preview.js', await script('preview.ts')],
    ['editor.css', compile(`${folder}/editor.scss`).css],
    ...filesBelow('styles/fonts').map((font) => [`fonts/${font}`, fs.readFileSync(`styles/fonts/${font}`)] as const),
  ]);
}

/** The editor is below /__editor; everything else comes from `next dev` with a script that reloads changed pages. */
export async function startServer({ port, site }: { port: number; site: number }) {
  // Awaited later, so that a taken port is reported at once.
  const page = pageFiles();
  let state: LiveState = { version: 0, problems: '' };
  let job: JobState | undefined;

  const handlers: Record<string, Handler> = {
    'GET state': () => ({ ...state, job }),
    'GET project': () => ({
      files: formFiles(),
      choices: choices(),
      pictures: listPictures(),
      published: releaseStatus(),
    }),
    'POST form': (query, body) => form(query('name'), JSON.parse(body.toString()), query('save') !== ''),
    'GET versions': (query) => versions(query('name') && `content/${query('name')}.yaml`),
    'POST undo': (query) => takeBack(query('name'), query('version')),
    'POST picture': (query, body) => addPicture(query('file'), body, JSON.parse(query('place'))),
    'GET find': (query) => findText(query('words'), query('whole') !== '', query('first')),
    'GET check': async () => findings(await report(), false),
    'POST job': (query) => {
      if (job?.running) throw new CommandError('Something is running already. Wait until it has ended.');
      job = startJob(query('what'), JSON.parse(query('words') || '[]'));
      return job;
    },
  };

  const send = (response: http.ServerResponse, status: number, type: string, body: string | Buffer) => {
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
    response.end(body);
  };
  const json = (response: http.ServerResponse, status: number, data: unknown) =>
    send(response, status, 'application/json', JSON.stringify(data ?? null));

  const own = async ({ pathname, searchParams }: URL, request: http.IncomingMessage, response: http.ServerResponse) => {
    const name = decodeURIComponent(pathname.slice('/__editor/'.length));
    const query = (word: string) => searchParams.get(word) ?? '';
    const handler = handlers[`${request.method} ${name}`];
    if (handler) return json(response, 200, await handler(query, await buffer(request)));
    if (name === 'thumbnail') return send(response, 200, 'image/webp', await thumbnail(query('src')));
    const text = (await page).get(name);
    if (text === undefined) return send(response, 404, 'text/plain', 'Not found');
    send(response, 200, contentType(name || 'index.html'), text);
  };

  const reloadScript = () => `<script type="module" src="/__editor/preview.js?version=${state.version}"></script>`;
  const preview = createProxyMiddleware<http.IncomingMessage, http.ServerResponse>({
    target: `http://127.0.0.1:${site}`,
    selfHandleResponse: true,
    on: {
      proxyRes: responseInterceptor(async (body, { headers, statusCode = 500 }, _request, response) => {
        if (!headers['content-type']?.startsWith('text/html')) return body;
        response.setHeader('Cache-Control', 'no-store');
        // An error page of the framework would lack the script that reloads it.
        const page =
          statusCode >= 500 ? '<!doctype html><p>This page cannot be shown at the moment.</p>' : body.toString();
        return page.replace(/<\/body>|$/, (end) => `${reloadScript()}${end}`);
      }),
      error: (_error, _request, response) => {
        if (!(response instanceof http.ServerResponse)) return;
        const words = 'The preview is starting. This page reloads by itself.';
        const page = `<!doctype html><title>Preview</title><p>${words}</p><meta http-equiv="refresh" content="1">`;
        send(response, 502, 'text/html; charset=utf-8', page);
      },
    },
  });

  const server = http.createServer(async (request, response) => {
    try {
      const { port: open } = server.address() as AddressInfo;
      const { host = '', origin = `http://${host}` } = request.headers;
      // Other websites in the same browser must neither read nor write here.
      if (![`localhost:${open}`, `127.0.0.1:${open}`].includes(host) || origin !== `http://${host}`)
        return send(response, 403, 'text/plain', 'The editor answers only at its own address.');
      const { url: address = '/' } = request;
      if (/^\/__editor(\/|\?|$)/.test(address)) await own(new URL(address, `http://${host}`), request, response);
      else await preview(request, response);
    } catch (thrown) {
      const error = readableError(thrown);
      const { message, next } = error as CommandError;
      json(response, error instanceof CommandError ? 422 : 500, { message, next });
    }
  });
  // Hot reloading uses a WebSocket.
  server.on('upgrade', preview.upgrade);
  // Loopback only: the preview is unpublished, and `next dev` is not hardened.
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    setState: (next: LiveState) => {
      state = next;
    },
    close: () => closeServer(server),
  };
}
