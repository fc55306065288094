import { content } from '@/lib/content';
import styles from './SampleNote.module.scss';

export interface SampleNoteProps {
  products: readonly { sample?: boolean }[];
  /** Placed in the section after the product's hero. */
  above?: boolean;
}

/** Labels product screens as samples while any of these products is one. */
export function SampleNote({ products, above = false }: SampleNoteProps) {
  return products.some(({ sample }) => sample) ? (
    <p className={above ? styles.above : styles.note}>{content().words.sampleScreens}</p>
  ) : null;
}
