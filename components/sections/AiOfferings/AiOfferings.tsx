import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './AiOfferings.module.scss';

/** The four AI offerings in detail, each with its tasks and an example dialogue. */
export function AiOfferings({ title, lead, items }: Content['pages']['ai-services']['offerings']) {
  return (
    <Section id="offerings" heading={{ title, lead, layout: 'split' }}>
      <ol role="list" className={styles.list}>
        {items.map(({ title: name, text, icon, tasks, example }, i) => (
          <li key={name} id={`offering-${i + 1}`} data-reveal>
            <div className={styles.words}>
              <Icon name={icon} size={30} />
              <h3>{name}</h3>
              <p>{text}</p>
              <ul>
                {tasks.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
            </div>
            <div className={styles.exchange} data-tone="ink">
              <blockquote className={styles.ask}>{example.ask}</blockquote>
              <p className={styles.answer}>{example.answer}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
