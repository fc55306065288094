import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section/Section';
import { content } from '@/lib/content';
import { routeOf, routes } from '@/lib/routes';
import styles from './Related.module.scss';

/** Links to two or three related pages. */
export function Related({ paths }: { paths: readonly string[] }) {
  const site = content();
  const all = routes(site);
  const pages = paths.map((path) => routeOf(all, path));
  // Pages of one kind are cards, all others a ruled list with descriptions.
  const form = new Set(pages.map(({ kind }) => kind)).size === 1 ? 'cards' : 'list';
  return (
    <Section id="related" pad="strip" heading={{ title: site.words.related, layout: 'small' }} print="off">
      <ul role="list" className={styles.list} data-form={form}>
        {pages.map(({ path, name, description }) => (
          <li key={path}>
            <a href={path}>{name}</a>
            {form === 'list' && <p>{description}</p>}
            <Icon name="arrow-right" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
