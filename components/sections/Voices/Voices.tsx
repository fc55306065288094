import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import { Testimonial } from '../Testimonial/Testimonial';
import styles from './Voices.module.scss';

type VoicesProps = Content['pages']['testimonials'] & Pick<Content, 'testimonials'>;

/** All testimonials with their words as text. */
export function Voices({ name, note, testimonials }: VoicesProps) {
  return (
    <Section id="voices" label={name}>
      <ul role="list" className={styles.list}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.person} data-reveal>
            <Testimonial {...testimonial} />
          </li>
        ))}
      </ul>
      <SampleNote quotations={testimonials} />
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
