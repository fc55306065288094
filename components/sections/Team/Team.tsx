import { Picture } from '@/components/ui/Picture';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import { type Content, content } from '@/lib/content';
import styles from './Team.module.scss';

/** The team with name, role and portrait (spec 2, About), and a link to the project that shows their work. */
export function Team(heading: Content['pages']['about']['team']) {
  const { team, work } = content();
  return (
    <Section id="team" tone="paper-2" heading={{ ...heading, layout: 'split' }}>
      <ul role="list" className={styles.grid} data-stagger="100">
        {team.map(({ slug, name, role, picture, link }) => {
          const project = work.find(({ people }) => people.includes(name));
          const shown = project ? { label: project.name, href: `${project.href}#project` } : link;
          return (
            <li key={slug} data-reveal>
              <Picture
                src={picture.src}
                alt={picture.alt}
                sizes="(width >= 64rem) 11rem, (width >= 48rem) 6rem, 30vw"
              />
              <h3>{name}</h3>
              <p>{role}</p>
              {shown && <a href={shown.href}>{shown.label}</a>}
            </li>
          );
        })}
      </ul>
      <SampleNote people={team} />
    </Section>
  );
}
