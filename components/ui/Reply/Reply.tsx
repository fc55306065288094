import { content } from '@/lib/content';
import { SampleMark } from '../SampleMark';
import styles from './Reply.module.scss';

/** How soon we reply, below a link to the contact form or below the form; marked unless its section has a mark. */
export function Reply({ isMarked = true }: { isMarked?: boolean }) {
  const { value, sample } = content().company.reply;
  return (
    <p className={styles.reply}>
      {value} <SampleMark sample={sample && isMarked} />
    </p>
  );
}
