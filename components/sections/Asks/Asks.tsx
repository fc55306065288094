import { SampleMark } from '@/components/ui/SampleMark';
import type { Content } from '@/lib/content';
import { offeringId } from '../AiOfferings/AiOfferings';
import { AppExample } from '../AppExample/AppExample';
import styles from './Asks.module.scss';

/** What people ask, what the assistant answers and what it hands over; each request links to its assistant further down. */
export function Asks({ items }: Pick<Content['pages']['ai-services']['offerings'], 'items'>) {
  return (
    <div className={styles.chat} data-tone="ink-2">
      {items.map(
        ({ title, opening }, i) =>
          opening && (
            <div key={title}>
              <p>
                {title} <SampleMark sample />
              </p>
              <a href={`#${offeringId(i)}`} data-by="person">
                {opening.ask}
              </a>
              <p data-by="agent">{opening.answer}</p>
              {opening.fragment && <AppExample {...opening.fragment} sample={false} />}
            </div>
          ),
      )}
    </div>
  );
}
