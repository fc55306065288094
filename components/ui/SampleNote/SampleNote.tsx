import { content } from '@/lib/content';
import styles from './SampleNote.module.scss';

export interface SampleNoteProps {
  products: readonly { sample?: boolean }[];
  /** In the section after the screen that a product's opening ends with. */
  above?: boolean;
}

/** The line under product screens that are made up; nothing once they show the products themselves. */
export function SampleNote({ products, above = false }: SampleNoteProps) {
  return products.some(({ sample }) => sample) ? (
    <p className={above ? styles.above : styles.note}>{content().words.sampleScreens}</p>
  ) : null;
}
