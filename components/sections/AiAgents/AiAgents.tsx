import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { Reply } from '@/components/ui/Reply/Reply';
import { Section } from '@/components/ui/Section/Section';
import { WhatsAppLink } from '@/components/ui/WhatsAppLink';
import { type Content, content } from '@/lib/content';
import { cheapestStep } from '@/lib/firstSteps';
import { offeringId } from '../AiOfferings/AiOfferings';
import { FirstStep } from '../Price/FirstStep';
import styles from './AiAgents.module.scss';

/**
 * AI Agent Services at the end of the home page: four offerings, each with its quarter of one picture and a request that
 * leads to its answer, and Get Started (spec 2, Home).
 */
export function AiAgents({
  title,
  lead,
  offerings,
  closing,
  action,
  picture,
  scene,
}: Content['pages']['home']['aiAgents']) {
  const { pages } = content();
  const { items: answered } = pages['ai-services'].offerings;
  return (
    <Section id="ai-agents" className={styles.agents} tone="teal" heading={{ title, lead, layout: 'large' }}>
      <ul role="list" className={styles.list} data-stagger="150">
        {offerings.map(({ title: name, text }) => {
          const i = answered.findIndex((offering) => offering.title === name);
          return (
            <li key={name} data-reveal>
              <Picture
                className={styles.window}
                src={picture.src}
                alt=""
                sizes="(width >= 64rem) min(95rem, 89vw), 360vw"
              />
              <h3>{name}</h3>
              <p>{text}</p>
              <a href={`/ai-services#${offeringId(i)}`} data-by="person">
                {answered[i]?.example.ask} <Icon name="arrow-right" />
              </a>
            </li>
          );
        })}
      </ul>
      <div className={styles.action} data-tone="amber">
        <Picture className={styles.scene} {...scene} sizes="(width >= 64rem) 54vw, 100vw" />
        <div className={styles.words}>
          <p>{closing}</p>
          <FirstStep {...cheapestStep()} href="/services#prices" sample={false} />
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
          <WhatsAppLink />
          <Reply />
        </div>
      </div>
    </Section>
  );
}
