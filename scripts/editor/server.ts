import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createProxyMiddleware, responseInterceptor } from 'http-proxy-middleware';
import { contentType } from '@/lib/headers';
import { choices, formFiles, mistakesOf, openFile, saveFile } from './forms';
import { takeBack } from './history';
import { type JobState, startJob } from './job';
import { addPicture, deletePicture, keptPictures, thumbnail } from './pictures';
import { published } from './published';
import { CommandError } from './terminal';
import type { LiveState } from './watch';

export interface EditorServer {
  url: string;
  /** Sets what all open pages show. */
  tell: (state: LiveState) => void;
  close: () => Promise<void>;
}

/** What a request of the form may ask, by the end of its address. */
type Answer = (query: URLSearchParams, body: () => Promise<Buffer>) => unknown;

/** Says that what was asked for is not there any more. */
const gone = new CommandError('This file is not there any more: it was renamed or removed.');

const script = (version: number) => `<script type="module" src="/__editor/preview.js?version=${version}"></script>`;

/** Shown instead of a page that cannot be made now; its script looks for the moment when it can. */
const emptyPage = (version: number, words: string) =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${words}</title></head><body><p>${words}</p>${script(version)}</body></html>`;

async function bodyOf(request: http.IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/**
 * Serves the editor and the preview on one address of this machine: everything below /__editor is ours, all the rest
 * comes from `next dev`, with a small script in each page that takes changes up.
 *
 * @param site  port of `next dev`
 * @param folder  the editor's bundled page
 * @throws an error with the code EADDRINUSE when the port is taken
 */
export async function startServer({
  port,
  site,
  folder,
  first,
}: {
  port: number;
  site: number;
  folder: string;
  first: LiveState;
}): Promise<EditorServer> {
  let state = first;
  let job: JobState | undefined;

  const answers: Record<string, Answer> = {
    'GET state': () => ({ ...state, job }),
    'GET project': () => ({ files: formFiles(), ...choices(), pictures: keptPictures(), published: published() }),
    'GET file': (query) => openFile(query.get('name') ?? '') ?? gone,
    'POST check': async (query, body) => mistakesOf(query.get('name') ?? '', JSON.parse((await body()).toString())),
    'POST save': async (query, body) => {
      const { base, data } = JSON.parse((await body()).toString());
      return saveFile(query.get('name') ?? '', base, data) ?? gone;
    },
    'POST undo': (query) => takeBack(query.get('name') ?? ''),
    'POST picture': async (query, body) => ({
      src: await addPicture(
        { called: query.get('file') ?? '', bytes: await body() },
        { name: query.get('name') ?? '', at: JSON.parse(query.get('at') ?? '[]') },
      ),
    }),
    'DELETE picture': (query) => deletePicture(query.get('src') ?? ''),
    'POST job': (query) => {
      if (job?.running) throw new CommandError('Something is running already. Wait until it has ended.');
      job = startJob(query.get('what') ?? '', query.get('release'));
    },
  };

  const send = (response: http.ServerResponse, status: number, type: string, body: string | Buffer) => {
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
    response.end(body);
  };
  const json = (response: http.ServerResponse, status: number, data: unknown) =>
    send(response, status, 'application/json', JSON.stringify(data ?? null));

  const own = async (url: URL, request: http.IncomingMessage, response: http.ServerResponse) => {
    const name = decodeURIComponent(url.pathname.slice('/__editor/'.length));
    if (name === 'thumbnail') {
      const picture = await thumbnail(url.searchParams.get('src') ?? '');
      return picture ? send(response, 200, 'image/webp', picture) : send(response, 404, 'text/plain', 'Not found');
    }
    const answer = answers[`${request.method} ${name}`];
    if (answer) {
      const result = await answer(url.searchParams, () => bodyOf(request));
      if (result instanceof Error) throw result;
      return json(response, 200, result);
    }
    const file = path.join(folder, path.normalize(name || 'index.html'));
    if (!file.startsWith(folder + path.sep) || !fs.existsSync(file))
      return send(response, 404, 'text/plain', 'Not found');
    send(response, 200, contentType(file), fs.readFileSync(file));
  };

  const preview = createProxyMiddleware<http.IncomingMessage, http.ServerResponse>({
    target: `http://127.0.0.1:${site}`,
    selfHandleResponse: true,
    on: {
      proxyRes: responseInterceptor(async (body, answer, _request, response) => {
        if (!answer.headers['content-type']?.startsWith('text/html')) return body;
        response.setHeader('Cache-Control', 'no-store');
        if ((answer.statusCode ?? 500) >= 500)
          return emptyPage(state.version, 'This page cannot be shown at the moment.');
        return body.toString('utf8').replace(/<\/body>|$/, (end) => `${script(state.version)}${end}`);
      }),
      error: (_error, _request, response) => {
        if (!(response instanceof http.ServerResponse)) return;
        const starting = `<!doctype html><title>Starting</title><p>The preview is starting. This page looks again by itself.</p><meta http-equiv="refresh" content="1">`;
        send(response, 502, 'text/html; charset=utf-8', starting);
      },
    },
  });

  const server = http.createServer(async (request, response) => {
    try {
      const { port: open } = server.address() as AddressInfo;
      const hosts = [`localhost:${open}`, `127.0.0.1:${open}`];
      const { host = '', origin } = request.headers;
      // Pages of the internet that the editor has open beside must neither read nor write here.
      if (!hosts.includes(host) || (origin !== undefined && !hosts.some((name) => origin === `http://${name}`)))
        return send(response, 403, 'text/plain', 'The editor answers only at its own address.');
      const { url: address = '/' } = request;
      if (/^\/__editor(\/|\?|$)/.test(address)) await own(new URL(address, `http://${host}`), request, response);
      else await preview(request, response);
    } catch (error) {
      const { message, next } = error as CommandError;
      json(response, error instanceof CommandError ? 422 : 500, { message, next });
    }
  });
  // The framework's own connection for code changes.
  server.on('upgrade', preview.upgrade);
  await new Promise<void>((ready, failed) => {
    server.once('error', failed);
    // This machine only: the preview shows what is not published yet, and `next dev` is not made for strangers.
    server.listen(port, '127.0.0.1', ready);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    tell: (next) => {
      state = next;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
