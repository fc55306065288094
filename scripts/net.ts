import { once } from 'node:events';
import type http from 'node:http';
import net from 'node:net';

/** A free port of the loopback interface. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Stops a server and ends its open connections. */
export async function closeServer(server: http.Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}
