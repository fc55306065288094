import path from 'node:path';
import { Film } from '@/components/ui/Film/Film';
import { Section } from '@/components/ui/Section/Section';
import type { Service } from '@/content/schema/service';
import styles from './Intro.module.scss';

/** Introduction of a service with its looping film (spec 2, Content pages). */
export function Intro({ title, paragraphs, film }: Service['intro']) {
  const [first, ...rest] = paragraphs;
  return (
    <Section id="intro" label={title}>
      <div className={styles.layout}>
        <h2 className={styles.title} data-reveal>
          {title}
        </h2>
        <div className={styles.words} data-reveal>
          <p className={styles.first}>{first}</p>
          {rest.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
      <div className={styles.film} data-low={film.low || undefined} data-reveal>
        <Film name={path.parse(film.src).name} alt={film.alt} sizes="(width >= 80rem) min(95rem, 89vw), 94vw" />
      </div>
    </Section>
  );
}
