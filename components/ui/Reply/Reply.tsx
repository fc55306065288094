import { content } from '@/lib/content';
import styles from './Reply.module.scss';

/** How soon we reply, below a button that leads to the contact form; marked unless its section has a sample note. */
export function Reply({ isMarked = true }: { isMarked?: boolean }) {
  const { company, words } = content();
  const { value, sample } = company.reply;
  return (
    <p className={styles.reply}>
      {value} {sample && isMarked && <span data-sample="">{words.sample}</span>}
    </p>
  );
}
