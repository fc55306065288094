import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { ClientLogo } from '@/components/ui/ClientLogo';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import { clientNamed } from '@/lib/clients';
import type { Content } from '@/lib/content';
import { dotColumns } from '@/lib/dots';
import styles from './Tally.module.scss';

/** Dots in a full column. */
const ROWS = 12;

/** One dot for each case, in columns from the left; 1 em is the distance of two dots. */
function Dots({ count }: { count: number }) {
  const columns = Math.ceil(count / ROWS);
  const rows = Math.min(ROWS, count);
  return (
    <svg viewBox={`0 0 ${columns} ${rows}`} width={`${columns}em`} height={`${rows}em`} aria-hidden="true">
      <path d={dotColumns(count, ROWS)} />
    </svg>
  );
}

/** Every case of one client as a dot, grouped by what became of it, with the limits that keep the last group small. */
export function Tally({
  title,
  lead,
  client: name,
  groups,
  items,
  link,
  sample,
}: Content['pages']['ai-services']['safeguards']) {
  const client = clientNamed(name);
  return (
    <Section id="safeguards" tone="teal" heading={{ title, lead, layout: 'split' }}>
      <div className={styles.logo}>{client && <ClientLogo client={client} />}</div>
      <ul role="list" className={styles.groups} data-stagger="150">
        {groups.map(({ count, label, text }) => (
          <li key={label} data-reveal>
            <Dots count={count} />
            <h3>
              <b>{count}</b> {label}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <ul role="list" className={styles.limits}>
        {items.map((item) => (
          <li key={item.title} data-reveal>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
      <ButtonLink href="/ai-agents#features" look="text">
        {link}
      </ButtonLink>
      <SampleNote clients={[client]} project={[{ sample }]} />
    </Section>
  );
}
