import { execFile } from 'node:child_process';
import path from 'node:path';
import { pageFiles } from '../place';
import { hasCommand, installDebian } from '../processes';
import { gather, missed, type Proof } from '../proof';
import { tool } from '../tools';

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning';
  url?: string;
  message: string;
  extract?: string;
}

/** Runs the checker over files. It ends with a status of 1 when it found something, so only its words count. */
const check = (jar: string, files: readonly string[]) =>
  new Promise<Message[]>((done, failed) => {
    const args = ['-Xss4m', '-jar', jar, '--format', 'json', '--stdout', ...files];
    execFile('java', args, { maxBuffer: 64 << 20 }, (error, stdout, stderr) => {
      try {
        done((JSON.parse(stdout) as { messages: Message[] }).messages);
      } catch {
        failed(new Error(`the checker gave no answer: ${(stderr || String(error)).trim().split('\n').at(-1)}`));
      }
    });
  });

export const markup: Proof = {
  name: 'markup',
  claim: 'the Nu HTML checker of the W3C finds no error and no warning in any page',
  minutes: 4,
  async run({ root, out, progress }) {
    const missing = installDebian(['default-jre-headless'], () => hasCommand('java'));
    if (missing) return { problems: [], notRun: [missing] };
    const jar = tool('markup').file('vnu-jar/build/dist/vnu.jar');
    const files = pageFiles(out).map(({ file }) => file);
    const planted = path.join(root, 'tests/support/planted/audit.html');
    progress(0, files.length, 'all pages in one go');
    const messages = await check(jar, [planted, ...files]);
    const ofPlanted = messages.filter(({ url }) => url?.endsWith(planted)).map(({ message }) => message);
    const wrong = messages.filter(({ url, type, subType }) => !url?.endsWith(planted) && (type !== 'info' || subType));
    const found = wrong.map(({ url = '', message, extract = '' }) => ({
      where: path.basename(url),
      what: `${message} ${extract.replace(/\s+/g, ' ').slice(0, 120)}`.trim(),
    }));
    const blind = missed('the Nu HTML checker', ofPlanted, [
      /doctype/i,
      /Element “?"?title/,
      'Duplicate ID',
      'must have an “alt” attribute',
      'center',
      'lang',
    ]);
    return { problems: [...blind, ...gather(found)], figures: `${files.length} pages, ${wrong.length} messages` };
  },
};
