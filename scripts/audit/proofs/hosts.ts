import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Proof } from '../proof';

/** The closing table of scripts/audit/hosts.ts: host, right answers, wrong answers, a remark. */
const row = /^\| ([^|]+) \| ([\d–]+) \| ([\d–]+) \| (.*) \|$/;

export const hosts: Proof = {
  name: 'hosts',
  claim: 'every host that can run here gives the answers of the table of requests',
  minutes: 6,
  async run({ root, progress }) {
    const program = path.join(root, 'scripts/audit/hosts.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', program], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const problems: string[] = [];
    const notRun: string[] = [];
    const figures: string[] = [];
    let said = '';
    child.stderr.on('data', (chunk) => {
      said = (said + chunk).slice(-2000);
    });
    const ended = new Promise<number | null>((done) => child.once('exit', done));
    for await (const line of createInterface({ input: child.stdout })) {
      const step = /^(\d+) of (\d+) {2}(.*)$/.exec(line);
      if (step) progress(Number(step[1]), Number(step[2]), step[3]);
      else if (line.startsWith('    ')) problems.push(line.trim());
      const [, host = '', right, wrong, remark = ''] = row.exec(line) ?? [];
      if (!host || host === 'host') continue;
      if (right !== '–') figures.push(`${host} ${right} right, ${wrong} wrong`);
      else if (remark.startsWith('did not start')) problems.push(`${host} ${remark}`);
      else notRun.push(`${host}: ${remark.replace(/^not run( here)?: /, '')}`);
    }
    const status = await ended;
    if (status !== 0 && problems.length === 0)
      problems.push(`ended with ${status}: ${said.trim().split('\n').at(-1) ?? ''}`);
    return { problems, notRun, figures: figures.join(', ') || undefined };
  },
};
