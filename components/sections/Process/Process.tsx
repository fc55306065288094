import { Picture } from '@/components/ui/Picture';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section, type SectionProps } from '@/components/ui/Section/Section';
import { WeekBar } from '@/components/ui/WeekBar';
import { dotColumns } from '@/lib/dots';
import { weeksOf } from '@/lib/weeks';
import styles from './Process.module.scss';

interface StepsProps {
  items: {
    title: string;
    text: string;
    link?: { label: string; href: string };
    /** Whether the client may stop after it: a gate, in the layout `line` and in narrow viewports. */
    stop?: boolean;
    /** What would end the work after this step, for the layout `fork`. */
    exit?: string;
    /** What becomes of ten cases, for the layout of that name. */
    cases?: { label: string; drafted: number; alone: number };
    /** How many of 24 measuring points are tested or work, for the layout of that name. */
    points?: { tested: number; working: number };
    /** What each of its weeks brings, for the layout of that name. */
    weeks?: string[];
    sample?: boolean;
  }[];
  /**
   * A horizontal line, rising stairs, a loop back to the first step, rows of measuring points, a calendar, a cell for
   * each week, columns of ten cases, a line with branches on which the work may end, cards that turn from a note into a
   * finished screen, or a narrow column.
   */
  layout: 'line' | 'stairs' | 'loop' | 'points' | 'calendar' | 'weeks' | 'cases' | 'fork' | 'states' | 'column';
}

/** The weeks that a step takes, among those of all steps; the first step has the numbers of the weeks above it. */
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

/** Ten cases, from below those that the software answers, those that it drafts, and those that people answer. */
function Cases({ label, drafted, alone }: NonNullable<StepsProps['items'][number]['cases']>) {
  return (
    <>
      <svg className={styles.cases} viewBox="0 0 1 9.85" preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: 10 }, (_, i) => (
          <rect
            key={i}
            y={9 - i}
            width="1"
            height=".85"
            data-case={i < alone ? 'alone' : i < alone + drafted ? 'drafted' : undefined}
          />
        ))}
      </svg>
      <p>{label}</p>
    </>
  );
}

/** 24 measuring points, of which some are on test and some work. */
function Points({ tested, working }: NonNullable<StepsProps['items'][number]['points']>) {
  return (
    <svg viewBox="0 0 6 4" aria-hidden="true">
      <path d={dotColumns(24, 4)} />
      {working > 0 && <path data-points="working" d={dotColumns(working, 4)} />}
      {tested > 0 && <path data-points="tested" d={dotColumns(tested, 4)} />}
    </svg>
  );
}

/** Layouts whose steps are not joined by a line through a number or a point. */
const withoutRail: StepsProps['layout'][] = ['points', 'weeks', 'stairs', 'states', 'cases', 'calendar'];

/** Numbered steps without a heading. */
export function Steps({ items, layout }: StepsProps) {
  return (
    <ol
      role="list"
      className={styles.steps}
      data-layout={layout}
      data-rail={!withoutRail.includes(layout) || undefined}
      data-stagger="150"
    >
      {items.map(({ title, text, link, stop, exit, cases, weeks, points }) => {
        const [when, what] = title.split(': ');
        return (
          <li key={title} data-stop={stop} data-weeks={weeks?.length} data-reveal>
            <h3>
              {what && (
                <span>
                  {when}
                  <span className="visually-hidden">:</span>
                </span>
              )}{' '}
              {what ? <b>{what}</b> : title}
            </h3>
            {cases && <Cases {...cases} />}
            {points && <Points {...points} />}
            {weeks && (
              <p className={styles.weeks}>
                {weeks.map((week) => (
                  <span key={week}>{week} </span>
                ))}
              </p>
            )}
            {layout === 'calendar' && <Calendar title={title} items={items} />}
            <p>
              {text} {link && <a href={link.href}>{link.label}</a>}
            </p>
            {exit && <p className={styles.exit}>{exit}</p>}
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
  /** At the left, to the edge of wide viewports. */
  picture?: { src: string; alt: string };
  /** Whether the weeks in the steps are made up. */
  sample?: boolean;
}

/** A section of numbered steps. */
export function Process({
  id = 'process',
  title,
  lead,
  items,
  layout,
  picture,
  tone = 'paper-2',
  sample,
}: ProcessProps) {
  return (
    <Section id={id} tone={tone} heading={{ title, lead }} className={picture && styles.pictured}>
      {picture && <Picture className={styles.picture} {...picture} sizes="(width >= 64rem) 60vw, 100vw" />}
      <Steps items={items} layout={layout} />
      <SampleNote schedule={[{ sample }]} terms={items} />
    </Section>
  );
}
