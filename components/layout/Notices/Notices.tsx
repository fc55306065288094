import { content } from '@/lib/content';
import styles from './Notices.module.scss';

/** Messages that lib/browser shows when a script or the connection fails; hidden until then. */
export function Notices() {
  const { words } = content();
  return (
    <div className={styles.notices} data-tone="ink-2" data-print="off">
      {(['retry', 'fault', 'offline'] as const).map((name) => (
        <div key={name} id={`notice-${name}`} hidden>
          <p role="alert">
            <strong>{words[name].title}</strong> {words[name].text}
          </p>
          {name === 'retry' && (
            <>
              <button type="button" data-retry>
                {words.retry.button}
              </button>
              <button type="button" data-dismiss>
                {words.retry.dismiss}
              </button>
            </>
          )}
        </div>
      ))}
    </div>
  );
}
