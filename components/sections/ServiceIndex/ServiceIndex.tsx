import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './ServiceIndex.module.scss';

/** All services by group, as an illustrated index. */
export function ServiceIndex({ name: label, groups }: Content['pages']['services-grid']) {
  return (
    <Section id="index" label={label}>
      {groups.map(({ title, items }) => (
        <div key={title} className={styles.group}>
          <h2>{title}</h2>
          <ul role="list" data-stagger="100">
            {items.map(({ name, text, href, picture }) => (
              <li key={href} data-reveal>
                <Picture
                  className={styles.picture}
                  src={picture.src}
                  alt={picture.alt}
                  sizes="(width >= 48rem) 12rem, 6rem"
                />
                <h3>
                  <a href={href}>{name}</a>
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
