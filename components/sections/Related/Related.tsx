import { Icon } from '@/components/ui/Icon';
import { Section, type SectionProps } from '@/components/ui/Section/Section';
import { content } from '@/lib/content';
import { routes } from '@/lib/routes';
import styles from './Related.module.scss';

/** Two or three pages that a reader of this page wants next. */
export function Related({ paths, tone = 'paper' }: { paths: readonly string[]; tone?: SectionProps['tone'] }) {
  const site = content();
  const all = routes(site);
  const pages = paths.flatMap((path) => all.filter((route) => route.path === path));
  return (
    <Section id="related" tone={tone} heading={{ title: site.words.related, layout: 'stack' }} print="off">
      <ul role="list" className={styles.list}>
        {pages.map(({ path, name, description }) => (
          <li key={path}>
            <h3>
              <a href={path}>{name}</a>
            </h3>
            <p>{description}</p>
            <Icon name="arrow-right" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
