import { content } from '@/lib/content';
import styles from './Notices.module.scss';

/** The error boundary reads its words from here; see ErrorNotice. */
function ErrorWords() {
  const { title, text, button, home } = content().words.error;
  return <div id="error-words" hidden data-title={title} data-text={text} data-button={button} data-home={home} />;
}

/** Messages that the starter shows when the scripts or the connection fail; hidden until then. */
export function Notices() {
  const { words } = content();
  return (
    <div className={styles.notices} data-tone="ink-2" data-print="off" role="status">
      <div id="notice-retry" hidden>
        <p>
          <strong>{words.retry.title}</strong> {words.retry.text}
        </p>
        <button type="button" data-retry>
          {words.retry.button}
        </button>
        <button type="button" data-dismiss>
          {words.retry.dismiss}
        </button>
      </div>
      <ErrorWords />
      <div id="notice-offline" hidden>
        <p>
          <strong>{words.offline.title}</strong> {words.offline.text}
        </p>
      </div>
    </div>
  );
}
