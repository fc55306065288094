import { Icon } from '@/components/ui/Icon';
import { Section, type SectionProps } from '@/components/ui/Section/Section';
import { content } from '@/lib/content';
import { routes } from '@/lib/routes';
import styles from './Related.module.scss';

/** Names in one line, a ruled list with descriptions, or cards. */
const forms = ['line', 'list', 'cards'] as const;

export interface RelatedProps {
  /** Path of the page; consecutive routes have different layouts. */
  path: string;
  paths: readonly string[];
  tone?: SectionProps['tone'];
}

/** Links to two or three related pages. */
export function Related({ path: here, paths, tone = 'paper' }: RelatedProps) {
  const site = content();
  const all = routes(site);
  const form = forms[all.findIndex(({ path }) => path === here) % forms.length];
  const pages = paths.flatMap((path) => all.filter((route) => route.path === path));
  return (
    <Section id="related" tone={tone} pad="strip" heading={{ title: site.words.related, layout: 'small' }} print="off">
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
