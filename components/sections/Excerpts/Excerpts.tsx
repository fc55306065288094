import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import { type Content, content } from '@/lib/content';
import { positionOf } from '@/lib/position';
import styles from './Excerpts.module.scss';

/** An excerpt of each project with a link to the whole of it. */
export function Excerpts({ title, lead }: Content['pages']['industries']['excerpts']) {
  const { work, words } = content();
  return (
    <Section id="projects" tone="paper-2" heading={{ title, lead }}>
      <ul role="list" className={styles.list} data-stagger="120">
        {work.map((project, i) => {
          const href = `${project.href}#project`;
          return (
            <li key={href} data-reveal>
              <h3 data-position={positionOf(i + 1, work.length)}>{project.name}</h3>
              <p>{project.lead}</p>
              <p className={styles.result}>{`${project.measured.result.figure} ${project.measured.result.unit}`}</p>
              <dl>
                <dt>{project.wrong.term}</dt> <dd>{project.wrong.text}</dd>
              </dl>
              <ButtonLink href={href} look="text" label={`${words.project.whole}: ${project.name}`}>
                {words.project.whole}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
      <SampleNote project={work} />
    </Section>
  );
}
