import { Picture } from '@/components/ui/Picture';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './Message.module.scss';

type MessageProps = Content['pages']['about']['message'] & Pick<Content, 'team'>;

/** Message from the managing director, with the portrait (spec 2, About). */
export function Message({ title, paragraphs, person, team }: MessageProps) {
  const writer = team.find(({ slug }) => slug === person);
  return (
    <Section id="message" tone="paper-2" label={title}>
      <div className={styles.layout}>
        {writer && (
          <div className={styles.portrait} data-reveal>
            <Picture src={writer.picture.src} alt={writer.picture.alt} sizes="(width >= 64rem) 26rem, 60vw" />
          </div>
        )}
        <div className={styles.words} data-reveal>
          <h2>{title}</h2>
          <blockquote>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </blockquote>
          {writer && (
            <p className={styles.writer}>
              <strong>{writer.name}</strong>
              <span>{writer.role}</span>
            </p>
          )}
          <SampleNote people={[writer]} />
        </div>
      </div>
    </Section>
  );
}
