import { content } from '@/lib/content';
import styles from './SampleNote.module.scss';

export interface SampleNoteProps {
  products: readonly { sample?: boolean }[];
}

/** Labels product screens as samples while any of these products is one. */
export function SampleNote({ products }: SampleNoteProps) {
  return products.some(({ sample }) => sample) ? <p className={styles.note}>{content().words.sampleScreens}</p> : null;
}
