import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import { WeekNotes } from '@/components/ui/WeekNotes/WeekNotes';
import { type Content, content } from '@/lib/content';
import styles from './Weeks.module.scss';

/** The Friday notes of one project from the week that went wrong. */
export function Weeks({ title, lead, project, action }: Content['pages']['services']['weeks']) {
  const found = content().work.find(({ href }) => href === project);
  if (!found) return null;
  const { sample } = found;
  const notes = found.notes.slice(found.notes.findIndex(({ wrong }) => wrong));
  return (
    <Section id="weeks" tone="ink" heading={{ title, lead }}>
      <SampleNote project={[{ sample }]} />
      <div className={styles.project}>
        <WeekNotes label={title} notes={notes} />
      </div>
      <ButtonLink href={action.href} look="line">
        {action.label}
      </ButtonLink>
    </Section>
  );
}
