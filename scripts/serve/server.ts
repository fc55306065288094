import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Redirect } from '@/lib/headers';
import { answer } from './answer';
import { readRelease } from './release';
import { type Snapshot, takeSnapshot } from './snapshot';

interface ServerOptions {
  /** Folder of the export; may be a link that a deployment switches. */
  dir: string;
  /** 0 takes any free port. */
  port?: number;
  host?: string;
  /** Addresses that have moved for good. */
  moved?: readonly Redirect[];
  /** How often to look for a new release, in milliseconds; 0 never looks. */
  watchEvery?: number;
  /** A connection on which nothing moves for this long is closed after at most twice that time, in milliseconds. */
  idleLimit?: number;
}

export interface RunningServer {
  url: string;
  /**
   * Takes up the release in the folder as it is now. While the folder holds no finished one, the release before goes on
   * being served.
   */
  reload: () => Promise<'new' | 'same' | 'unfinished'>;
  close: () => Promise<void>;
}

/** Releases whose hashed files are still answered, for tabs that were open before a new release. */
const keptReleases = 3;

/**
 * Serves an export over HTTP/1.1 from memory. A new release is read completely and taken up in one step.
 *
 * @throws when the folder holds no finished export, or the port is taken
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dir, port = 0, host, moved = [], watchEvery = 1000, idleLimit = 30_000 } = options;
  const first = await takeSnapshot(dir, moved);
  if (!first)
    throw new Error(
      `${dir} holds no finished site: its build was broken off, still runs, or never was. Run “npm run build” and let it end.`,
    );
  let releases: [Snapshot, ...Snapshot[]] = [first];

  const read = async () => {
    if ((await readRelease(dir)) === releases[0].release) return 'same';
    const next = await takeSnapshot(dir, moved, releases[0]);
    if (!next) return 'unfinished';
    releases = [next, ...releases.slice(0, keptReleases - 1)];
    return 'new';
  };
  let reading: ReturnType<RunningServer['reload']> | undefined;
  const reload: RunningServer['reload'] = () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const timer = watchEvery > 0 ? setInterval(() => reload().catch(console.error), watchEvery).unref() : undefined;

  const server = http.createServer((request, response) => {
    const { status, headers, body } = answer(request, releases);
    const length = status === 304 ? [] : ['Content-Length', String(body?.length ?? 0)];
    response.writeHead(status, [...headers, ...length]);
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  server.keepAliveTimeout = 65_000;
  server.timeout = idleLimit;
  await new Promise<void>((ready, failed) => {
    server.once('error', failed);
    server.listen(port, host, ready);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    reload,
    close: () =>
      new Promise((closed) => {
        clearInterval(timer);
        server.close(() => closed());
        setTimeout(() => server.closeAllConnections(), 500).unref();
      }),
  };
}
