import net from 'node:net';
import zlib from 'node:zlib';

export interface RawAnswer {
  status: number;
  /** By small-letter name; repeated headers are joined with a comma, as a browser reads them. */
  headers: Record<string, string>;
  /** With transfer and content encoding undone. */
  body: Buffer;
}

export interface RawRequest {
  method?: string;
  /** Request target, byte for byte; clients of higher levels would tidy it. */
  target: string;
  headers?: Record<string, string>;
}

function unchunk(raw: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = raw.indexOf('\r\n', at);
    const size = Number.parseInt(raw.toString('latin1', at, end), 16);
    if (end < 0 || !(size > 0)) return Buffer.concat(parts);
    parts.push(raw.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: (body) => zlib.brotliDecompressSync(body),
  gzip: (body) => zlib.gunzipSync(body),
};

/** Whether the whole answer is here; some hosts leave the connection open although they were asked to close it. */
function complete(raw: Buffer, method: string): boolean {
  const end = raw.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const head = raw.toString('latin1', 0, end);
  if (method === 'HEAD' || / (?:204|304)\b/.test(head.slice(0, 13))) return true;
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) return raw.length >= end + 4 + Number(length);
  return /\r\ntransfer-encoding: *chunked/i.test(head) && raw.subarray(-5).equals(Buffer.from('0\r\n\r\n'));
}

function parse(raw: Buffer, method: string): RawAnswer {
  const end = raw.indexOf('\r\n\r\n');
  if (end < 0) throw new Error('The connection was closed without an answer.');
  const [first = '', ...lines] = raw.toString('latin1', 0, end).split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  let body: Buffer = raw.subarray(end + 4);
  if (headers['transfer-encoding'] === 'chunked') body = unchunk(body);
  const decode = decoders[headers['content-encoding'] ?? ''];
  if (decode && method !== 'HEAD' && body.length > 0) body = decode(body);
  return { status: Number(first.split(' ')[1]), headers, body };
}

/**
 * Sends one request over a connection of its own.
 *
 * @param origin  such as http://localhost:3000; plain HTTP only
 */
export function rawRequest(origin: string, { method = 'GET', target, headers = {} }: RawRequest): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(origin);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = net.connect(Number(port), hostname);
    const all = { Host: host, Connection: 'close', ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.setTimeout(15_000, () => socket.destroy(new Error(`No answer to ${target.slice(0, 80)} within 15 s.`)));
    socket.on('connect', () => socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`));
    const finish = () => {
      try {
        resolve(parse(Buffer.concat(chunks), method));
      } catch (error) {
        reject(error);
      }
      socket.destroy();
    };
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (complete(Buffer.concat(chunks), method)) finish();
    });
    socket.on('error', reject);
    socket.on('end', finish);
  });
}
