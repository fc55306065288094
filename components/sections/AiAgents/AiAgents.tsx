import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './AiAgents.module.scss';

/** AI Agent Services at the end of the home page: four offerings and Get Started (spec 2, Home). */
export function AiAgents({ title, lead, offerings, action, picture }: Content['pages']['home']['aiAgents']) {
  return (
    <Section id="ai-agents" tone="ink" label={title} ground={picture.src}>
      <div className={styles.words} data-reveal>
        <h2>{title}</h2>
        <p>{lead}</p>
      </div>
      <ul role="list" className={styles.list} data-stagger="150">
        {offerings.map(({ title: name, text }) => (
          <li key={name} data-reveal>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <ButtonLink href={action.href}>{action.label}</ButtonLink>
    </Section>
  );
}
