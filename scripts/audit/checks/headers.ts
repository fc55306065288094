import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Check, gather, missed, nowhere } from '../check';
import { hasCommand, installDebian } from '../processes';
import { withTls } from '../tls';
import { tool } from '../tools';

/** Points of the Observatory: A+ begins at 100; the site's headers earn all extra points that it can have. */
const wanted = 130;

interface Answer {
  address: string;
  grade: string;
  score: number;
  failed: string[];
}

/** Scans addresses one after another in a program that trusts the certificate. */
async function scan(addresses: readonly string[], certificate: string, each: (answer: Answer) => void): Promise<void> {
  const observatory = tool('@mdn/mdn-http-observatory', '');
  const scanner = path.join(observatory, 'src/scanner/index.js');
  // Browsers' list of https-only sites, which the package would download; no site of this machine is on it.
  for (const [name, empty] of [
    ['hsts-preload.json', '{}'],
    ['tld-list.json', '[]'],
  ] as const) {
    const list = path.join(observatory, 'conf', name);
    if (!fs.existsSync(list)) fs.writeFileSync(list, empty);
  }
  const program = fileURLToPath(new URL('../observatory.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, scanner, ...addresses], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('{')) each(JSON.parse(line));
}

/** A server that sends a bare page: what the Observatory has to be unhappy with. */
async function bareServer(): Promise<{ origin: string; close: () => void }> {
  const server = http.createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Set-Cookie': 'session=1' });
    response.end('<!DOCTYPE html><title>Bare</title><script src="https://outside.example/x.js"></script>');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

export const headers: Check = {
  name: 'headers',
  claim: `the MDN HTTP Observatory gives A+ and at least ${wanted} points to every page over TLS`,
  async run({ origin, routes, work, progress }) {
    const missing = installDebian(['openssl'], () => hasCommand('openssl'));
    if (missing) return { problems: [], notRun: [missing] };
    const found: { where: string; what: string }[] = [];
    const scores: number[] = [];
    // The Observatory refuses pages with status 404; the not-found page is shown to it with 200, otherwise as it is.
    const site = await withTls(origin, fs.mkdtempSync(path.join(work, 'tls-')), (answer) => {
      if (answer.status === 404) answer.status = 200;
    });
    const addresses = [...routes, nowhere].map((route) => site.host + route);
    try {
      await scan(addresses, site.certificate, ({ address, grade, score, failed }) => {
        const where = address.slice(site.host.length);
        scores.push(score);
        progress(scores.length, addresses.length, where);
        if (grade !== 'A+' || score < wanted)
          found.push({ where, what: `${grade || 'no grade'}, ${score} points (${failed.join(', ')})` });
      });
    } finally {
      await site.stop();
    }
    if (scores.length < addresses.length) found.push({ where: 'all', what: 'the Observatory broke off' });

    const bare = await bareServer();
    const planted = await withTls(bare.origin, fs.mkdtempSync(path.join(work, 'tls-')));
    const said: string[] = [];
    try {
      await scan([planted.host], planted.certificate, ({ grade, failed }) => said.push(`grade ${grade}`, ...failed));
    } finally {
      await planted.stop();
      bare.close();
    }
    const blind = missed('the Observatory', said, [
      /grade [DF]/,
      /^csp-not-implemented/,
      /hsts-not/,
      /nosniff|x-content-type/,
      /^cookies/,
    ]);
    const range = `${Math.min(...scores)} to ${Math.max(...scores)} points`;
    return { problems: [...blind, ...gather(found)], figures: `${scores.length} pages, ${range}` };
  },
};
