import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section, type SectionProps } from '@/components/ui/Section/Section';
import { WeekBar } from '@/components/ui/WeekBar';
import { weeksOf } from '@/lib/weeks';
import styles from './Process.module.scss';

interface StepsProps {
  items: {
    title: string;
    text: string;
    link?: { label: string; href: string };
    /** Whether the client may stop after it, which a line and a narrow viewport show as a gate. */
    stop?: boolean;
    sample?: boolean;
  }[];
  /** A horizontal line, rising stairs, a loop back to the first step, a vertical track, a calendar, or a narrow column. */
  layout: 'line' | 'stairs' | 'loop' | 'track' | 'calendar' | 'column';
}

/** In which of the weeks of all steps one of them takes place; the first has the numbers of the weeks above it. */
function Calendar({ title, items }: { title: string } & Pick<StepsProps, 'items'>) {
  const [from = 0, to = 0] = weeksOf(title) ?? [];
  const last = Math.max(...items.map((item) => weeksOf(item.title)?.[1] ?? 0));
  const weeks = Array.from({ length: last }, (_, i) => (i + 1 >= from && i < to ? ('worked' as const) : undefined));
  return (
    <div className={styles.calendar}>
      {from === 1 && (
        <p aria-hidden="true">
          {weeks.map((_, i) => (
            <span key={i}>{i + 1}</span>
          ))}
        </p>
      )}
      <WeekBar weeks={weeks} />
    </div>
  );
}

/** Numbered steps without a heading. */
export function Steps({ items, layout }: StepsProps) {
  return (
    <ol role="list" className={styles.steps} data-layout={layout} data-stagger="150">
      {items.map(({ title, text, link, stop }) => {
        const [when, what] = title.split(': ');
        return (
          <li key={title} data-stop={stop} data-reveal>
            <h3>
              {what && <span>{when}:</span>} {what ?? title}
            </h3>
            {layout === 'calendar' && <Calendar title={title} items={items} />}
            <p>
              {text} {link && <a href={link.href}>{link.label}</a>}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

interface ProcessProps extends StepsProps {
  id?: string;
  title: string;
  lead?: string;
  tone?: SectionProps['tone'];
  /** Whether the weeks in the steps are made up. */
  sample?: boolean;
}

/** A section of numbered steps. */
export function Process({ id = 'process', title, lead, items, layout, tone = 'paper-2', sample }: ProcessProps) {
  return (
    <Section id={id} tone={tone} heading={{ title, lead }}>
      <Steps items={items} layout={layout} />
      <SampleNote schedule={[{ sample }]} terms={items} />
    </Section>
  );
}
