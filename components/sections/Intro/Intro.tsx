import path from 'node:path';
import { Film } from '@/components/ui/Film/Film';
import { Section } from '@/components/ui/Section/Section';
import type { Service } from '@/lib/content';
import styles from './Intro.module.scss';

const sizes = {
  below: '(width >= 80rem) min(95rem, 89vw), 94vw',
  beside: '(width >= 80rem) min(77rem, 72vw), 135vw',
};

/** Introduction of a service with its looping film (spec 2, Content pages). */
export function Intro({ title, paragraphs, layout, film, caption }: Service['intro']) {
  const [first, ...rest] = paragraphs;
  return (
    <Section id="intro" label={title}>
      <div className={styles.layout} data-layout={layout}>
        <h2 className={styles.title} data-reveal>
          {title}
        </h2>
        <div className={styles.words} data-reveal>
          <p className={styles.first}>{first}</p>
          {rest.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <figure className={styles.film} data-layout={layout} data-reveal>
          <Film name={path.parse(film.src).name} alt={film.alt} sizes={sizes[layout]} />
          <figcaption>{caption}</figcaption>
        </figure>
      </div>
    </Section>
  );
}
