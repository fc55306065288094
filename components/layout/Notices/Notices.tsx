import { content } from '@/lib/content';
import styles from './Notices.module.scss';

/** Messages that lib/browser shows when a script or the connection fails; hidden until then. */
export function Notices() {
  const { words } = content();
  return (
    <div className={styles.notices} data-tone="ink-2" data-print="off">
      <div id="notice-retry" hidden>
        <p role="alert">
          <strong>{words.retry.title}</strong> {words.retry.text}
        </p>
        <button type="button" data-retry>
          {words.retry.button}
        </button>
        <button type="button" data-dismiss>
          {words.retry.dismiss}
        </button>
      </div>
      <div id="notice-fault" hidden>
        <p role="alert">
          <strong>{words.fault.title}</strong> {words.fault.text}
        </p>
      </div>
      <div id="notice-offline" hidden>
        <p role="alert">
          <strong>{words.offline.title}</strong> {words.offline.text}
        </p>
      </div>
    </div>
  );
}
