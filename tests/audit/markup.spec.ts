/** The Nu HTML checker of the W3C finds no error and no warning in any page. */
import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { nodeCommand } from '@/scripts/nodeCommand';
import { allRoutes } from '../support/browser';

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning';
  url?: string;
  message: string;
  extract?: string;
}

/** Its exit code is 1 when it found something, so only its output counts. */
function check(...places: string[]): Message[] {
  // By default it refuses to fetch pages from localhost.
  const options = '-Xss4m -Dnu.validator.servlet.allow-forbidden-hosts=true';
  const { stdout } = spawnSync(
    ...nodeCommand('npx', '--yes', 'vnu-jar@26.9.27', '--format', 'json', '--stdout', ...places),
    {
      env: { ...process.env, JAVA_TOOL_OPTIONS: options },
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
      maxBuffer: 64 << 20,
    },
  );
  return JSON.parse(stdout).messages;
}

/** Where the checker is behind the standards, or asks for what harms accessibility. */
const exceptions: readonly { message: RegExp; extract?: RegExp; because: string }[] = [
  { message: /^CSS: .*“@view-transition”/, because: 'its CSS grammar is older than css-view-transitions-2' },
  { message: /^CSS: Parse Error/, extract: /-(old|new|group|image-pair)\(/, because: 'the same' },
  { message: /^CSS: “view-transition-(class|name)”/, because: 'the same' },
  { message: /^CSS: “animation-(timeline|range)”/, because: 'it is older than scroll-animations-1' },
  {
    message: /^CSS: .*(types are incompatible|Invalid type)/,
    extract: /var\(--/,
    because: 'it takes the names of custom properties for values of the wrong kind',
  },
  { message: /“eagerness” property/, extract: /ediate"/, because: 'the standard has “immediate”, too' },
  { message: /“blocking” attribute/, extract: /rel="expect"/, because: 'it is older than rel="expect"' },
  {
    message: /“list” role is unnecessary/,
    because: 'without it VoiceOver tells no list that has no bullets (a warning only)',
  },
  {
    message: /Inline script violates Content Security Policy/,
    extract: /ld\+json/,
    because: 'a policy does not apply to data blocks, which never run',
  },
];
const fits = (one: (typeof exceptions)[number], { message, extract = '' }: Message) =>
  one.message.test(message) && (one.extract?.test(extract) ?? true);

test('no page has an error or warning, and every exception is still needed', ({ baseURL }) => {
  const notFound = `${process.env.OUT_DIR ?? 'out'}/404.html`;
  const messages = check(notFound, ...allRoutes.map((route) => baseURL + route));
  const wrong = messages.filter((message) => {
    // For a file, no resource is from 'self'.
    const ofFile = message.url?.startsWith('file:') && message.message.startsWith('Resource violates');
    return (message.type !== 'info' || message.subType) && !exceptions.some((one) => fits(one, message)) && !ofFile;
  });
  expect(wrong).toEqual([]);
  expect(exceptions.filter((one) => !messages.some((message) => fits(one, message)))).toEqual([]);
});
