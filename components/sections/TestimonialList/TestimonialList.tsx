import { ClientLogo } from '@/components/ui/ClientLogo';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import { WeekBar } from '@/components/ui/WeekBar';
import { clientNamed } from '@/lib/clients';
import { type Content, content } from '@/lib/content';
import { fill } from '@/lib/format';
import { Testimonial } from '../Testimonial/Testimonial';
import styles from './TestimonialList.module.scss';

type TestimonialListProps = Content['pages']['testimonials'] & Pick<Content, 'testimonials'>;

/** All testimonials with their words as text, and what changed, how long it took and what went wrong. */
export function TestimonialList({ name, labels, testimonials }: TestimonialListProps) {
  const { clients, work } = content();
  const most = Math.max(...testimonials.map(({ weeks }) => weeks));
  return (
    <Section id="voices" label={name}>
      <ul role="list" className={styles.list}>
        {testimonials.map((testimonial, i) => {
          const client = clientNamed(testimonial.client);
          return (
            <li key={testimonial.person} data-reveal>
              <Testimonial
                {...testimonial}
                form={i % 3 === 0 ? 'banner' : 'plain'}
                logo={client && <ClientLogo client={client} />}
              />
              <dl className={styles.facts}>
                {(['before', 'after', 'took', 'wrong'] as const).map((key) => (
                  <div key={key} data-fact={key}>
                    <dt>{fill(labels[key], { week: testimonial.wrongWeek })}</dt>{' '}
                    <dd>
                      {testimonial[key]}
                      {key === 'took' && (
                        // The longest project fills the width.
                        <WeekBar
                          className={styles.weeks}
                          most={most}
                          weeks={Array.from({ length: testimonial.weeks }, (_, week) =>
                            week + 1 === testimonial.wrongWeek ? 'wrong' : 'worked',
                          )}
                        />
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          );
        })}
      </ul>
      <SampleNote clients={clients} testimonials={testimonials} project={work} />
    </Section>
  );
}
