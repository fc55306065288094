import { content } from '@/lib/content';
import styles from './Reply.module.scss';

/** How soon we reply, below a link to the contact form or below the form; marked unless its section has a mark. */
export function Reply({ isMarked = true }: { isMarked?: boolean }) {
  const { company, words } = content();
  const { value, sample } = company.reply;
  return (
    <p className={styles.reply}>
      {value} {sample && isMarked && <span data-sample="">{words.sample}</span>}
    </p>
  );
}
