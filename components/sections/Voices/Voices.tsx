import { ProjectLinks } from '@/components/ui/ProjectLinks';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import { Testimonial } from '../Testimonial/Testimonial';
import styles from './Voices.module.scss';

type VoicesProps = Content['pages']['testimonials'] & Pick<Content, 'testimonials'>;

/** All testimonials with their words as text, and what changed, how long it took and what went wrong. */
export function Voices({ name, note, labels, testimonials }: VoicesProps) {
  return (
    <Section id="voices" label={name}>
      <SampleNote testimonials={testimonials} />
      <ul role="list" className={styles.list}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.person} data-reveal>
            <Testimonial {...testimonial} />
            <dl className={styles.facts}>
              {(['before', 'after', 'took', 'wrong'] as const).map((key) => (
                <div key={key}>
                  <dt>{labels[key]}</dt>
                  <dd>{testimonial[key]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
      <ProjectLinks />
    </Section>
  );
}
