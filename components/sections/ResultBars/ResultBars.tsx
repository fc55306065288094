import { ClientLogo } from '@/components/ui/ClientLogo';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import type { ResultBars as ResultBarsContent } from '@/content/schema/fields';
import { clientNamed } from '@/lib/clients';
import styles from './ResultBars.module.scss';

/** What was counted, one bar for each post or paper, and what followed from it. */
export function ResultBars({ title, lead, client: name, layout, unit, most, rows, text, sample }: ResultBarsContent) {
  const client = clientNamed(name);
  const isRow = layout === 'rows';
  return (
    <Section id="results" tone="teal" heading={{ title, lead }} layout="beside">
      <div className={styles.bars} data-layout={layout} data-reveal>
        {client && <ClientLogo client={client} />}
        <p className={styles.unit}>{unit}</p>
        <ol role="list">
          {rows.map(({ label, value, stressed }) => (
            <li key={label} data-stressed={stressed}>
              <span>{label}</span>
              <svg viewBox={isRow ? `0 0 ${most} 1` : `0 0 1 ${most}`} preserveAspectRatio="none" aria-hidden="true">
                <rect y={isRow ? 0 : most - value} width={isRow ? value : 1} height={isRow ? 1 : value} />
              </svg>
              <b>{value}</b>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.told}>
        <p>{text}</p>
        <SampleNote clients={[client]} project={[{ sample }]} />
      </div>
    </Section>
  );
}
