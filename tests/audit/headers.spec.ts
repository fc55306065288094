/** The MDN HTTP Observatory gives every page A+ and all extra points that it can have. */
import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { localCertificate } from '@/scripts/certificate';
import { answer, readSite } from '@/scripts/serve/answer';
import { everyPath } from '../support/browser';

const version = '@mdn/mdn-http-observatory@1.4.8';
const tools = path.resolve('.cache/tools', version);
const observatory = path.join(tools, 'node_modules/@mdn/mdn-http-observatory');

test.beforeAll(() => {
  if (!fs.existsSync(observatory))
    execFileSync('npm', ['install', '--prefix', tools, '--no-audit', '--no-fund', '--ignore-scripts', version]);
  // Lists that its install scripts would download; nothing of this machine is on them.
  fs.writeFileSync(path.join(observatory, 'conf/hsts-preload.json'), '{}');
  fs.writeFileSync(path.join(observatory, 'conf/tld-list.json'), '[]');
});

test('every page gets A+ and at least 130 points', async () => {
  const site = readSite(process.env.OUT_DIR ?? 'out');
  const pem = localCertificate();
  const server = https.createServer({ key: pem, cert: pem }, async (request, response) => {
    const { status, headers, body } = await answer(request, site);
    // The Observatory refuses pages with status 404; the not-found page is shown to it with 200, otherwise as it is.
    response.writeHead(status === 404 ? 200 : status, headers).end(body);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  // A certificate to trust is read only when Node starts.
  const trusted = test.info().outputPath('localhost.pem');
  fs.writeFileSync(trusted, pem);
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: trusted };
  for (const address of everyPath) {
    const args = [path.join(observatory, 'src/scan.js'), host + address];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    const { grade, score } = JSON.parse(stdout).scan as { grade: string; score: number };
    expect.soft(grade, `${address}: ${stdout}`).toBe('A+');
    expect.soft(score, `${address}: ${stdout}`).toBeGreaterThanOrEqual(130);
  }
  server.close();
});
