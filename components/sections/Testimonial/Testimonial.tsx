import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/Picture';
import { projectOf } from '@/lib/clients';
import { content, type Testimonial as TestimonialContent } from '@/lib/content';
import { fill } from '@/lib/format';
import styles from './Testimonial.module.scss';

type TestimonialProps = TestimonialContent & {
  /** `banner`: dark, with the picture beside the words in wide viewports; `plain`: with the columns of its parent. */
  form?: 'banner' | 'plain';
  /** Beside the customer's name. */
  logo?: ReactNode;
};

/** A testimonial with a picture of the customer's business. */
export function Testimonial({ quote, person, role, client, href, picture, form = 'banner', logo }: TestimonialProps) {
  const { services, products, words } = content();
  const isAbout = ({ slug }: { slug: string }) => href === `/${slug}`;
  const events = services.find(isAbout)?.events;
  const name = [...services, ...products].find(isAbout)?.name ?? '';
  const story = projectOf(client, href)
    ? { id: 'project', label: fill(words.project.under, { name }) }
    : events?.client === client
      ? { id: 'events', label: `${name}: ${events.title}` }
      : { id: 'client', label: name };
  return (
    <figure className={styles.testimonial} data-form={form} data-tone={form === 'banner' ? 'ink' : 'paper'}>
      <Picture
        className={styles.picture}
        src={picture.src}
        alt={picture.alt}
        sizes={
          form === 'banner'
            ? '(width >= 64rem) 56rem, (width >= 48rem) 50rem, 100vw'
            : '(width >= 64rem) 42rem, (width >= 48rem) 52vw, 100vw'
        }
      />
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        {logo}
        <strong>{person}</strong>
        <span>
          {role}, {client}
        </span>
        <a href={`${href}#${story.id}`}>{story.label}</a>
      </figcaption>
    </figure>
  );
}
