import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { closeServer } from '../net';
import { answer, readSite } from './answer';
import { releaseFile } from './release';

interface ServerOptions {
  /** Folder of the export, or a symbolic link that a deployment switches. */
  dir: string;
  /** Any free port by default. */
  port?: number;
}

export interface RunningServer extends AsyncDisposable {
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves an export over HTTP/1.1. A new release in its folder, or behind its link, is served from the next request on.
 *
 * @throws when the folder holds no finished export, or the port is taken
 */
export async function startServer({ dir, port }: ServerOptions): Promise<RunningServer> {
  const finished = () => fs.statSync(path.join(dir, releaseFile), { throwIfNoEntry: false })?.mtimeMs;
  let release = finished();
  let site = readSite(dir);
  const server = http.createServer((request, response) => {
    const fail = (error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error);
      if (response.headersSent) response.destroy();
      // A missing file reappears when the build in progress ends.
      else response.writeHead(503, { 'Retry-After': '10' }).end();
    };
    try {
      const now = finished();
      if (now && now !== release) [release, site] = [now, readSite(dir)];
      answer(request, response, site, fail);
    } catch (error) {
      fail(error);
    }
  });
  server.keepAliveTimeout = 65_000;
  server.listen(port);
  await once(server, 'listening');
  const close = () => closeServer(server);
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close,
    [Symbol.asyncDispose]: close,
  };
}
