import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Carousel } from '@/components/ui/Carousel/Carousel';
import { ProjectLinks } from '@/components/ui/ProjectLinks/ProjectLinks';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import { type Content, content } from '@/lib/content';
import { LogoStrip } from '../LogoStrip/LogoStrip';
import { Testimonial } from '../Testimonial/Testimonial';
import styles from './Customers.module.scss';

/** Customers: the logo strip and the testimonial carousel (spec 2, Home). */
export function Customers({
  title,
  lead,
  logos,
  trades,
  voices,
  all,
  projects,
  checks,
}: Content['pages']['home']['customers']) {
  const { clients, testimonials, work, words } = content();
  return (
    <Section id="customers" tone="paper-2" heading={{ title, lead, layout: 'large' }}>
      <LogoStrip label={logos} />
      <p className={styles.trades}>
        <ButtonLink href={trades.href} look="text">
          {trades.label}
        </ButtonLink>
      </p>
      <div className={styles.voices} data-reveal>
        <Carousel
          id="testimonials"
          label={voices}
          words={words.carousel}
          slides={testimonials.map((testimonial) => ({
            key: testimonial.person,
            content: <Testimonial {...testimonial} />,
          }))}
        />
        <ButtonLink href={all.href} look="text">
          {all.label}
        </ButtonLink>
      </div>
      <div className={styles.projects}>
        <h3>{projects}</h3>
        <ProjectLinks about="measured" label={projects} />
        <SampleNote clients={clients} testimonials={testimonials} project={work} />
        <p className={styles.checks}>
          <ButtonLink href={checks.href} look="text">
            {checks.text}
          </ButtonLink>
        </p>
      </div>
    </Section>
  );
}
