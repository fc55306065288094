import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Section } from '@/components/ui/Section/Section';
import styles from './Placeholder.module.scss';

/** Placeholder text of an unfinished page (spec 2, /website-development). */
export function Placeholder({
  text,
  action,
  name,
}: {
  text: string;
  action: { label: string; href: string };
  name: string;
}) {
  return (
    <Section id="placeholder" label={name}>
      <div className={styles.placeholder}>
        <p>{text}</p>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </div>
    </Section>
  );
}
