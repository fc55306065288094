import path from 'node:path';
import { watch } from 'chokidar';
import { contentProblems } from '@/lib/content/check/contentProblems';
import { pictureProblems } from '@/lib/content/check/pictures';
import { formatProblems } from '@/lib/content/errors';
import { inProject, isChanging } from '../commands/projectFiles';
import { inspectPicture } from '../pictures/inspect';

/** What the preview should show. */
export interface LiveState {
  version: number;
  /** Mistakes in words; empty when there are none. */
  problems: string;
}

/** Checks the content as it is on the disk now; empty when it can be shown. */
export async function problemsNow(): Promise<string> {
  try {
    const { problems } = contentProblems();
    problems.push(...(await pictureProblems(inspectPicture)));
    return problems.length > 0
      ? formatProblems(problems, 'The page behind this notice is the last one that was whole.')
      : '';
  } catch (error) {
    return `The content cannot be read: ${(error as Error).message}`;
  }
}

/** How long after the last change of a file the content is read, in milliseconds: programs save in several steps. */
const settle = 60;

/**
 * Watches content/ as long as the process runs, and reports each change once it has settled.
 *
 * @param onPictures  called before the report when pictures changed, to prepare them
 */
export function watchContent(onChange: (state: LiveState) => void, onPictures: () => Promise<void>): void {
  let version = 0;
  let timer: NodeJS.Timeout | undefined;
  let pictures = false;
  let looking = Promise.resolve();
  const look = async (): Promise<void> => {
    // A command that moves several files is not whole until it has ended.
    while (isChanging()) await new Promise((later) => setTimeout(later, settle));
    let problems = await problemsNow();
    if (pictures && !problems) {
      pictures = false;
      await onPictures().catch((error: Error) => {
        problems = error.message;
      });
    }
    onChange({ version: ++version, problems });
  };
  watch(inProject('content'), {
    ignoreInitial: true,
    // Encoded variants are our own work; halves of a save (.crswap, .new) are not worth a look.
    ignored: /[\\/]media[\\/](encoded|scenes|films)([\\/]|$)|\.(crswap|new|tmp|swp)$|~$/,
  }).on('all', (_event, name) => {
    const file = name.split(path.sep).join('/');
    if (file.includes('/media/pictures/')) pictures = true;
    else if (!file.endsWith('.yaml')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      looking = looking.then(look);
    }, settle);
  });
}
