import http from 'node:http';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import { localCertificate } from '../certificate';

interface SecureServer {
  /** Host and port, such as localhost:4430. */
  host: string;
  /** File of the certificate, for a client that is to trust it. */
  certificate: string;
  stop: () => Promise<void>;
}

/**
 * Puts TLS before a server on this machine. One port speaks both: a plain request is led to https, as a host does it.
 *
 * @param edit  changes the answer's status and headers before they are sent
 */
export async function withTls(
  origin: string,
  work: string,
  edit: (answer: { status: number; headers: http.IncomingHttpHeaders }) => void = () => undefined,
): Promise<SecureServer> {
  const { key, cert, file } = localCertificate(work);
  const secure = https.createServer({ key, cert }, (request, response) => {
    const { url = '/', method, headers } = request;
    const forward = http.request(new URL(origin), { path: url, method, headers }, (answer) => {
      const edited = { status: answer.statusCode ?? 502, headers: { ...answer.headers } };
      edit(edited);
      response.writeHead(edited.status, edited.headers);
      answer.pipe(response);
    });
    forward.on('error', () => response.destroy());
    request.pipe(forward);
  });
  const plain = http.createServer((request, response) => {
    response.writeHead(301, { Location: `https://${request.headers.host}${request.url}` }).end();
  });
  const port = net.createServer((socket) => {
    socket.once('readable', () => {
      const first: Buffer | null = socket.read(1);
      if (!first) return socket.destroy();
      socket.unshift(first);
      // A TLS connection begins with the byte 22.
      (first[0] === 22 ? secure : plain).emit('connection', socket);
    });
    socket.on('error', () => socket.destroy());
  });
  const open = new Set<net.Socket>();
  port.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  await new Promise<void>((ready) => port.listen(0, 'localhost', ready));
  const host = `localhost:${(port.address() as AddressInfo).port}`;
  return {
    host,
    certificate: file,
    stop: async () => {
      for (const socket of open) socket.destroy();
      port.close();
    },
  };
}
