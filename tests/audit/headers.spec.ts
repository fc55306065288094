/** The MDN HTTP Observatory gives every page A+ and all extra points that it can have. */
import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import type { RequestListener } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { localCertificate } from '@/scripts/certificate';
import { answer, readSite } from '@/scripts/serve/answer';
import { everyPath } from '../support/browser';

const version = '@mdn/mdn-http-observatory@1.4.8';
const tools = path.resolve('.cache/tools', version);
const observatory = path.join(tools, 'node_modules/@mdn/mdn-http-observatory');
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'headers-'));
const certificate = localCertificate(work);

test.beforeAll(() => {
  if (!fs.existsSync(observatory))
    execFileSync('npm', ['install', '--prefix', tools, '--no-audit', '--no-fund', '--ignore-scripts', version]);
  // Lists that its install scripts would download; nothing of this machine is on them.
  fs.writeFileSync(path.join(observatory, 'conf/hsts-preload.json'), '{}');
  fs.writeFileSync(path.join(observatory, 'conf/tld-list.json'), '[]');
});
test.afterAll(() => fs.rmSync(work, { recursive: true }));

/** Serves over TLS and scans each path; gives what the Observatory says. */
async function scan(listener: RequestListener, paths: readonly string[]) {
  const server = https.createServer(certificate, listener).listen(0, 'localhost');
  await once(server, 'listening');
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  // A certificate to trust is read only when Node starts.
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate.file };
  const said = [];
  for (const address of paths) {
    const args = [path.join(observatory, 'src/scan.js'), host + address];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    const { scan, tests } = JSON.parse(stdout) as {
      scan: { grade: string; score: number };
      tests: Record<string, { pass: boolean; result: string }>;
    };
    const failed = Object.values(tests).flatMap(({ pass, result }) => (pass ? [] : [result]));
    said.push({ address, grade: scan.grade, score: scan.score, failed });
  }
  server.close();
  return said;
}

test('every page gets A+ and at least 130 points', async () => {
  const site = readSite(process.env.OUT_DIR ?? 'out');
  const said = await scan(async (request, response) => {
    const { status, headers, body } = await answer(request, site);
    // The Observatory refuses pages with status 404; the not-found page is shown to it with 200, otherwise as it is.
    response.writeHead(status === 404 ? 200 : status, headers).end(body);
  }, everyPath);
  expect(said.filter(({ grade, score }) => grade !== 'A+' || score < 130)).toEqual([]);
});
