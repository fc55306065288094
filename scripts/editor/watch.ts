import path from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { contentProblems } from '@/lib/content/check/contentProblems';
import { pictureProblems, picturesUsed } from '@/lib/content/check/pictures';
import { formatProblems } from '@/lib/content/errors';
import { inProject, isChanging } from '../commands/projectFiles';
import { checkPicture } from '../pictures/raster';

export interface LiveState {
  version: number;
  problems: string;
}

export async function currentProblems(): Promise<string> {
  try {
    const { problems } = contentProblems();
    problems.push(...(await pictureProblems(checkPicture)));
    return problems.length > 0 ? formatProblems(problems, 'The page behind this notice is the last valid one.') : '';
  } catch (error) {
    return `The content cannot be read: ${(error as Error).message}`;
  }
}

/** Milliseconds to wait after a change, because programs save in several steps. */
const settleTime = 60;

/** @param onPictures  prepares the pictures when one has changed or another is used, before the change is reported */
export function watchContent(onChange: (state: LiveState) => void, onPictures: () => Promise<void>): FSWatcher {
  let version = 0;
  let timer: NodeJS.Timeout | undefined;
  let pictures = false;
  const namesUsed = () => [...new Set(picturesUsed().map(({ src }) => src))].sort().join();
  let used = namesUsed();
  let queue = Promise.resolve();
  const readContent = async (): Promise<void> => {
    while (isChanging()) await new Promise((later) => setTimeout(later, settleTime));
    let problems = await currentProblems();
    if (!problems && (pictures || used !== namesUsed())) {
      pictures = false;
      used = namesUsed();
      await onPictures().catch((error: Error) => {
        problems = error.message;
        pictures = true;
      });
    }
    onChange({ version: ++version, problems });
  };
  return watch(inProject('content'), {
    ignoreInitial: true,
    // The rest are the site's own encodings and temporary files of editors.
    ignored: /[\\/]media[\\/](encoded|scenes|films)([\\/]|$)|\.(crswap|new|tmp|swp)$|~$/,
  }).on('all', (_event, name) => {
    const file = name.split(path.sep).join('/');
    if (file.includes('/media/pictures/')) pictures = true;
    else if (!file.endsWith('.yaml')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      queue = queue.then(readContent);
    }, settleTime);
  });
}
