import { content } from '@/lib/content';
import styles from './SampleNote.module.scss';

export interface SampleNoteProps {
  products: readonly { sample?: boolean }[];
}

/** The line under product screens that are made up; nothing once they show the products themselves. */
export function SampleNote({ products }: SampleNoteProps) {
  return products.some(({ sample }) => sample) ? <p className={styles.note}>{content().words.sampleScreens}</p> : null;
}
