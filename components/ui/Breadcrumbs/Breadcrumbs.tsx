import { content } from '@/lib/content';
import { routes, trail } from '@/lib/routes';
import styles from './Breadcrumbs.module.scss';

/** The breadcrumbs of a page, from the same list as its structured data. */
export function Breadcrumbs({ path }: { path: string }) {
  const site = content();
  const steps = trail(routes(site), path);
  return (
    <nav aria-label={site.words.breadcrumbs} className={styles.breadcrumbs} data-print="off">
      <ol role="list">
        {steps.map((step) => (
          <li key={step.path}>
            {step.path === path ? <span aria-current="page">{step.name}</span> : <a href={step.path}>{step.name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
