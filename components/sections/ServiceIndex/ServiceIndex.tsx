import { Icon } from '@/components/ui/Icon';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import { type Content, content } from '@/lib/content';
import { typicalPrice } from '@/lib/currencies';
import { firstSteps } from '@/lib/firstSteps';
import { lkr, thousands } from '@/lib/format';
import styles from './ServiceIndex.module.scss';

/** Services by group, each with what its first step costs. */
export function ServiceIndex({ name: label, groups }: Pick<Content['pages']['services-grid'], 'name' | 'groups'>) {
  const { pages, words } = content();
  const steps = firstSteps();
  const shown = new Set(groups.flatMap(({ items }) => items.map(({ href }) => href)));
  return (
    <Section id="index" label={label}>
      <div className={styles.groups}>
        {groups.map(({ title, items }) => (
          <div key={title} className={styles.group}>
            <h2>{title}</h2>
            <ul role="list">
              {items.map(({ name, text, href, ...item }) => {
                const step = steps.find((other) => other.href === href);
                const price = step ? lkr(step.lkr) : item.price;
                return (
                  <li key={href}>
                    <h3>
                      <a href={href}>{name}</a>
                      <Icon name="arrow-right" size={20} />
                    </h3>
                    <p>
                      {text} {step && <small>{`${words.price.size}: ${typicalPrice(step.typical)}`}</small>}
                    </p>
                    {price && (
                      <p className={styles.price}>
                        <b>{price}</b> {step && <span>GBP {thousands(step.gbp)}</span>}{' '}
                        <span>{step?.takes ?? item.takes}</span>{' '}
                        {step && <small>{`${words.price.least}: ${step.name}`}</small>}
                      </p>
                    )}
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
        <a href="/services#prices" className={styles.link}>
          {pages.services.prices.title}
        </a>
      </div>
      <SampleNote
        prices={[...steps, { href: '/tutoring', ...pages.tutoring.terms.price }].filter(({ href }) => shown.has(href))}
      />
    </Section>
  );
}
