import net from 'node:net';

/** @returns a port of the loopback interface that nobody listens on now */
export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = net.createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => found(port));
    });
  });
}
