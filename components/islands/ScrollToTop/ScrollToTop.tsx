import { Icon } from '@/components/ui/Icon';
import styles from './ScrollToTop.module.scss';

/** Floating button back to the top (spec 2); lib/browser/scrollToTop.ts shows it and brings it to life. */
export function ScrollToTop({ label }: { label: string }) {
  return (
    <button type="button" className={styles.button} aria-label={label} hidden data-to-top data-print="off">
      <Icon name="arrow-up" />
    </button>
  );
}
