import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { readRelease } from './release';
import { resolve } from './resolve';
import { refuse, respond } from './respond';
import { type Snapshot, takeSnapshot } from './snapshot';

interface ServerOptions {
  /** Folder of the export; may be a link that a deployment switches. */
  dir: string;
  /** 0 takes any free port. */
  port?: number;
  host?: string;
  /** Addresses that have moved for good. */
  moved?: readonly { from: string; to: string }[];
  /** How often to look for a new release, in milliseconds; 0 never looks. */
  watchEvery?: number;
}

export interface RunningServer {
  url: string;
  /** Takes up the files as they are now; resolves to whether there was a new release. */
  reload: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** Releases whose hashed files are still answered, for tabs that were open during a redeploy. */
const keptReleases = 3;

/**
 * Serves an export over HTTP/1.1 from memory. A new release (see release.ts) is read completely, checked against its
 * stamp and taken up at one stroke; until then, and if it is incomplete, the old one goes on being served.
 *
 * @throws when the folder is missing or the port is taken
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dir, port = 0, host, moved = [], watchEvery = 1000 } = options;
  const first = await takeSnapshot(dir, moved);
  if (!first) throw new Error(`${dir} does not match its stamp: it was changed after the build. Build again.`);
  let releases: [Snapshot, ...Snapshot[]] = [first];

  let reading: Promise<boolean> | undefined;
  const read = async (): Promise<boolean> => {
    const next = await takeSnapshot(dir, moved, releases[0]).catch(() => undefined);
    if (!next || next.release === releases[0].release) return false;
    releases = [next, ...releases.slice(0, keptReleases - 1)];
    return true;
  };
  const reload = (): Promise<boolean> => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const look = async () => {
    const stamp = await readRelease(dir);
    if (stamp !== undefined && stamp !== releases[0].release) await reload();
  };
  const timer = watchEvery > 0 ? setInterval(() => void look(), watchEvery).unref() : undefined;

  const server = http.createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response);
    const [now, ...retired] = releases;
    respond(request, response, resolve(request.url ?? '/', now, retired));
  });
  server.keepAliveTimeout = 65_000;
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
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), 500).unref();
      }),
  };
}
