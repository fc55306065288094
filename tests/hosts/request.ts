import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import zlib from 'node:zlib';

export interface RawAnswer {
  status: number;
  /** By lower-case name; repeated headers are joined with a comma, as browsers do. */
  headers: Record<string, string>;
  /** Decompressed. */
  body: Buffer;
}

export interface RawRequest {
  method?: string;
  /** Request target, sent unchanged; a URL would be normalised. */
  target: string;
  headers?: Record<string, string>;
}

const decoders: Record<string, (body: Buffer) => Buffer> = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync };

/**
 * Sends one request over a new connection.
 *
 * @param origin  such as http://localhost:3000; plain HTTP only
 */
export function rawRequest(origin: string, { method, target, headers }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path: target, method, headers, agent: false }, (response) => {
      const { statusCode: status = 0, headersDistinct } = response;
      const joined = Object.entries(headersDistinct).map(([name, values]) => [name, values?.join(', ')]);
      const decode = decoders[response.headers['content-encoding'] ?? ''];
      buffer(response)
        .then((sent) => {
          const body = decode && sent.length > 0 ? decode(sent) : sent;
          resolve({ status, headers: Object.fromEntries(joined), body });
        })
        .catch(reject);
    });
    request.on('error', reject);
    request.end();
  });
}
