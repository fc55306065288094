import fs from 'node:fs';
import path from 'node:path';
import { watch } from 'chokidar';
import { type PictureFacts, pictureProblems } from '@/lib/check/pictures';
import { crossCheck } from '@/lib/content/check';
import { type ContentProblem, formatProblems } from '@/lib/content/errors';
import { loadContent } from '@/lib/content/load';
import { inspectPicture } from '../pictures/inspect';
import { changing, inProject } from './files';

/** What the preview should show. */
export interface LiveState {
  version: number;
  /** Mistakes in words; empty when there are none. */
  problems: string;
}

const inspected = new Map<string, { stamp: string; facts: Promise<PictureFacts> }>();

/** Facts of a picture, read again only after it has changed: a saved word must not wait for a hundred pictures. */
function inspectOnce(file: string): Promise<PictureFacts> {
  const { mtimeMs, size } = fs.statSync(file);
  const stamp = `${mtimeMs} ${size}`;
  const known = inspected.get(file);
  if (known?.stamp === stamp) return known.facts;
  const facts = inspectPicture(file);
  inspected.set(file, { stamp, facts });
  return facts;
}

/** Checks the content as it is on the disk now; empty when it can be shown. */
export async function problemsNow(): Promise<string> {
  const problems: ContentProblem[] = [];
  try {
    const content = loadContent(problems);
    if (content) crossCheck(content, problems);
    problems.push(...(await pictureProblems(inspectOnce)));
  } catch (error) {
    return `The content cannot be read: ${(error as Error).message}`;
  }
  return problems.length > 0
    ? formatProblems(problems, 'The page behind this notice is the last one that was whole.')
    : '';
}

/** How long after the last change of a file the content is read, in milliseconds: programs save in several steps. */
const settle = 60;

/**
 * Watches content/ and reports each change once it has settled.
 *
 * @param onPictures  called before the report when pictures changed, to prepare them
 * @returns a function that ends the watching
 */
export function watchContent(onChange: (state: LiveState) => void, onPictures: () => Promise<void>): () => void {
  let version = 0;
  let timer: NodeJS.Timeout | undefined;
  let pictures = false;
  let busy = false;
  let again = false;
  const look = async (): Promise<void> => {
    if (busy) {
      again = true;
      return;
    }
    busy = true;
    // A command that moves several files is not whole until it has ended.
    while (changing()) await new Promise((later) => setTimeout(later, settle));
    again = false;
    let problems = await problemsNow();
    if (pictures && !problems) {
      pictures = false;
      await onPictures().catch((error: Error) => {
        problems = error.message;
      });
    }
    version++;
    onChange({ version, problems });
    busy = false;
    if (again) await look();
  };
  const watcher = watch(inProject('content'), {
    ignoreInitial: true,
    // Encoded variants are our own work; halves of a save (.crswap, .new) are not worth a look.
    ignored: /[\\/]media[\\/](encoded|scenes|films)([\\/]|$)|\.(crswap|new|tmp|swp)$|~$/,
  });
  watcher.on('all', (_event, name) => {
    const file = name.split(path.sep).join('/');
    if (file.includes('/media/pictures/')) pictures = true;
    else if (!file.endsWith('.yaml')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void look(), settle);
  });
  return () => {
    clearTimeout(timer);
    void watcher.close();
  };
}
