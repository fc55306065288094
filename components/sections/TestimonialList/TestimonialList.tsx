import { ProjectLinks } from '@/components/ui/ProjectLinks';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import { fill } from '@/lib/format';
import { Testimonial } from '../Testimonial/Testimonial';
import styles from './TestimonialList.module.scss';

/** Gap between two weeks, as a share of one. */
const gap = 0.12;

/** How long a project took: a mark for each week. The longest project fills the width. */
function Duration({ weeks, wrongWeek, most }: { weeks: number; wrongWeek: number; most: number }) {
  return (
    <svg className={styles.weeks} viewBox={`0 0 ${most - gap} 1`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: weeks }, (_, i) => (
        <rect key={i} x={i} width={1 - gap} height="1" data-wrong={i + 1 === wrongWeek ? '' : undefined} />
      ))}
    </svg>
  );
}

type TestimonialListProps = Content['pages']['testimonials'] & Pick<Content, 'testimonials'>;

/** All testimonials with their words as text, and what changed, how long it took and what went wrong. */
export function TestimonialList({ name, note, labels, testimonials }: TestimonialListProps) {
  const most = Math.max(...testimonials.map(({ weeks }) => weeks));
  return (
    <Section id="voices" label={name}>
      <ul role="list" className={styles.list}>
        {testimonials.map((testimonial, i) => (
          <li key={testimonial.person} data-reveal>
            <Testimonial
              {...testimonial}
              form={i % 3 === 0 ? 'banner' : 'plain'}
              note={i === 0 && <SampleNote testimonials={testimonials} />}
            />
            <dl className={styles.facts}>
              {(['before', 'after', 'took', 'wrong'] as const).map((key) => (
                <div key={key} data-fact={key}>
                  <dt>{fill(labels[key], { week: testimonial.wrongWeek })}</dt>{' '}
                  <dd>
                    {testimonial[key]}
                    {key === 'took' && <Duration {...testimonial} most={most} />}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <div className={styles.note}>
        <p>{note}</p>
        <ProjectLinks />
      </div>
    </Section>
  );
}
