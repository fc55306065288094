import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './ServiceIndex.module.scss';

/** Services by group; the pictures of a group form one panorama. */
export function ServiceIndex({ name: label, groups }: Pick<Content['pages']['services-grid'], 'name' | 'groups'>) {
  return (
    <Section id="index" pad={groups.length > 1 ? 'strip' : undefined} label={label}>
      <div className={styles.groups}>
        {groups.map(({ title, items }) => (
          <div key={title} className={styles.group}>
            <h2>{title}</h2>
            <ul role="list" className={styles.panel} data-tone="ink">
              {items.map(({ name, text, href, picture }) => (
                <li key={href}>
                  <Picture
                    className={styles.picture}
                    src={picture.src}
                    alt={picture.alt}
                    sizes="(width >= 64rem) 36vw, (width >= 48rem) 94vw, 34vw"
                  />
                  <h3>
                    <a href={href}>{name}</a>
                    <Icon name="arrow-right" size={20} />
                  </h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
