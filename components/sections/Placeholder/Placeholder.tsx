import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section/Section';
import { type Content, content } from '@/lib/content';
import { routeOf, routes } from '@/lib/routes';
import styles from './Placeholder.module.scss';

/** Placeholder text of an unfinished page (spec 2, /website-development), and the nearest pages on one picture. */
export function Placeholder({ text, action, name, nearest }: Content['pages']['website-development']) {
  const all = routes(content());
  return (
    <Section id="placeholder" tone="ink" pad="strip" label={name}>
      <div className={styles.nearest}>
        <div className={styles.placeholder}>
          <p>{text}</p>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </div>
        <Picture className={styles.picture} {...nearest.picture} sizes="(width >= 64rem) 60vw, 94vw" />
        <ul role="list">
          {nearest.pages
            .map((path) => routeOf(all, path))
            .map(({ path, name: page, description }) => (
              <li key={path}>
                <a href={path}>{page}</a>
                <p>{description}</p>
                <Icon name="arrow-right" />
              </li>
            ))}
        </ul>
      </div>
    </Section>
  );
}
