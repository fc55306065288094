import type { Work } from '@/content/schema/work';
import { content } from '@/lib/content';

/** The number of a project's result, with the one before it or the whole that it is part of. */
export function ResultFigure({ change, share }: Work['measured']['result']) {
  const { words } = content();
  return (
    <b>
      {change && (
        <>
          <span>
            {change.before} {words.project.to}
          </span>{' '}
          {change.after}
        </>
      )}
      {share && (
        <>
          {share.part}{' '}
          <span>
            {words.project.of} {share.whole}
          </span>
        </>
      )}
    </b>
  );
}
