import { Section } from '@/components/ui/Section/Section';
import { content } from '@/lib/content';
import { Testimonial } from '../Testimonial/Testimonial';
import styles from './Voices.module.scss';

/** All testimonials with their words as text. */
export function Voices() {
  const { pages, testimonials } = content();
  return (
    <Section id="voices" label={pages.testimonials.name}>
      <ul role="list" className={styles.list}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.person} data-reveal>
            <Testimonial {...testimonial} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{pages.testimonials.note}</p>
    </Section>
  );
}
