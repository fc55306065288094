import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type Check, gather, missed } from '../check';
import { hasCommand, installDebian } from '../processes';
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
    // The checker asks this machine for a page only when it is told that it may.
    const args = ['-Xss4m', '-Dnu.validator.servlet.allow-forbidden-hosts=true', '-jar', jar];
    args.push('--format', 'json', '--stdout', ...files);
    execFile('java', args, { maxBuffer: 64 << 20 }, (error, stdout, stderr) => {
      try {
        done((JSON.parse(stdout) as { messages: Message[] }).messages);
      } catch {
        failed(new Error(`the checker gave no answer: ${(stderr || String(error)).trim().split('\n').at(-1)}`));
      }
    });
  });

/** Where the checker is behind the standards, or asks for what harms a reader. Anything else fails the check. */
const known: readonly { message: RegExp; extract?: RegExp; because: string }[] = [
  { message: /^CSS: .*“@view-transition”/, because: 'its CSS grammar is older than css-view-transitions-2' },
  { message: /^CSS: Parse Error/, extract: /-(old|new|group|image-pair)\(/, because: 'the same' },
  { message: /^CSS: “view-transition-(class|name)”/, because: 'the same' },
  {
    message: /^CSS: .*(types are incompatible|Invalid type)/,
    extract: /var\(--/,
    because: 'it takes the names of custom properties for values of the wrong kind',
  },
  { message: /“eagerness” property/, extract: /ediate"/, because: 'the standard has “immediate”, too' },
  {
    message: /“list” role is unnecessary/,
    because: 'without it VoiceOver tells no list that has no bullets (a warning only)',
  },
  {
    message: /Inline script violates Content Security Policy/,
    extract: /ld\+json/,
    because: 'a policy does not apply to data blocks, which never run',
  },
  {
    message: /Inline style violates Content Security Policy/,
    because: 'it does not compare the hash of a style; tests/export/structure.test.ts does',
  },
];
const isKnown = ({ message, extract = '' }: Message) =>
  known.some((one) => one.message.test(message) && (one.extract?.test(extract) ?? true));

/** A page with the defects that the checker has to find. */
const plantedPage =
  '<html><body><img src="data:,"><p id="twice">One</p><p id="twice">Two</p><center>Three</center></body></html>';

export const markup: Check = {
  name: 'markup',
  claim: 'the Nu HTML checker of the W3C finds no error and no warning in any page',
  async run({ out, origin, routes, work }) {
    const missing = installDebian(['default-jre-headless'], () => hasCommand('java'));
    if (missing) return { problems: [], notRun: [missing] };
    const jar = tool('vnu-jar', 'build/dist/vnu.jar');
    const planted = path.join(work, 'planted.html');
    fs.writeFileSync(planted, plantedPage);
    const notFound = path.join(out, '404.html');
    const messages = await check(jar, [planted, notFound, ...routes.map((route) => origin + route)]);
    const of = (file: string) => messages.filter(({ url }) => url?.endsWith(file));
    const blind = missed(
      'the Nu HTML checker',
      of(planted).map(({ message }) => message),
      [/doctype/i, /“title”/, 'Duplicate ID', 'must have an “alt” attribute', 'center', '“lang”'],
    );
    const told = messages.filter(({ url, type, subType }) => !url?.endsWith(planted) && (type !== 'info' || subType));
    const wrong = told.filter((message) => {
      // A file has no address of its own, so that nothing in it comes from “self”.
      const ofFile = message.url?.endsWith(notFound) && message.message.startsWith('Resource violates');
      return !isKnown(message) && !ofFile;
    });
    const found = wrong.map(({ url = '', message, extract = '' }) => ({
      where: url.startsWith(origin) ? url.slice(origin.length) : '/404',
      what: `${message} ${extract.replace(/\s+/g, ' ').slice(0, 120)}`.trim(),
    }));
    return {
      problems: [...blind, ...gather(found)],
      figures: `${routes.length + 1} pages, ${wrong.length} messages, ${told.length - wrong.length} known and explained`,
    };
  },
};
