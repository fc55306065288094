import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { SampleMark } from '@/components/ui/SampleMark';
import { Section } from '@/components/ui/Section/Section';
import { type Content, content } from '@/lib/content';
import { servedPicture } from '@/lib/pictures/manifest';
import { memberNamed } from '@/lib/team';
import styles from './Message.module.scss';

/** Message from the managing director as a letter (spec 2, About). */
export function Message({ title, paragraphs, person, action }: Content['pages']['about']['message']) {
  const { company } = content();
  const writer = memberNamed(person);
  const mark = servedPicture('brand/mark.svg');
  return (
    <Section id="message" label={title}>
      <div className={styles.letter} data-tone="paper">
        <p className={styles.head}>
          <img src={mark.url} alt="" width={mark.width} height={mark.height} />
          {company.name.value} <SampleMark sample={writer?.sample} />
        </p>
        <h2>{title}</h2>
        <blockquote>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </blockquote>
        {writer && (
          <div className={styles.writer}>
            <Picture src={writer.picture.src} alt={writer.picture.alt} sizes="(width >= 64rem) 16rem, 5rem" />
            <p>
              <strong>{writer.name}</strong> {writer.role}
            </p>
          </div>
        )}
        <p className={styles.action}>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </p>
      </div>
    </Section>
  );
}
