import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Redirect } from '@/lib/headers';
import { answer, readSite } from './answer';
import { releaseFile } from './release';

interface ServerOptions {
  /** Folder of the export; may be a link that a deployment switches. */
  dir: string;
  /** Without it, any free port. */
  port?: number;
  /** Addresses that have moved for good. */
  moved?: readonly Redirect[];
}

export interface RunningServer extends AsyncDisposable {
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves an export over HTTP/1.1. A new release in its folder, or behind its link, is taken up with the next request.
 *
 * @throws when the folder holds no finished export, or the port is taken
 */
export async function startServer({ dir, port, moved }: ServerOptions): Promise<RunningServer> {
  const finished = () => fs.statSync(path.join(dir, releaseFile), { throwIfNoEntry: false })?.mtimeMs;
  let release = finished();
  let site = readSite(dir, moved);
  const server = http.createServer(async (request, response) => {
    try {
      const now = finished();
      if (now && now !== release) [release, site] = [now, readSite(dir, moved)];
      const { status, headers, body } = await answer(request, site);
      const length = status === 304 ? {} : { 'Content-Length': body?.length ?? 0 };
      response.writeHead(status, { ...headers, ...length }).end(body);
    } catch {
      // The files are not there while a build writes them anew.
      response.writeHead(503, { 'Retry-After': '10' }).end();
    }
  });
  server.keepAliveTimeout = 65_000;
  server.listen(port);
  await once(server, 'listening');
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close,
    [Symbol.asyncDispose]: close,
  };
}
