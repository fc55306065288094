import { content } from '@/lib/content';
import styles from './SampleNote.module.scss';

/** The line under product screens that are made up; nothing once they show the products themselves. */
export function SampleNote({ products }: { products: readonly { sample?: boolean }[] }) {
  return products.some(({ sample }) => sample) ? <p className={styles.note}>{content().words.sampleScreens}</p> : null;
}
