import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { ClientLogo } from '@/components/ui/ClientLogo';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import { type Content, content } from '@/lib/content';
import styles from './Excerpts.module.scss';

/** An excerpt of each project; the client's logo and the link below lead to the whole project. */
export function Excerpts({ title, lead }: Content['pages']['industries']['excerpts']) {
  const { work, clients, words } = content();
  return (
    <Section id="projects" tone="paper" heading={{ title, lead }}>
      <ul role="list" className={styles.list} data-stagger="120">
        {work.map((project) => {
          const href = `${project.href}#project`;
          const client = clients.find(({ name }) => name === project.client);
          const [wrong, , measured] = project.facts;
          return (
            <li key={href} data-reveal>
              <h3>
                <a href={href}>{client ? <ClientLogo client={client} /> : project.client}</a>
              </h3>
              <p>{project.lead}</p>
              <dl>
                {[wrong, measured].map(
                  (fact) =>
                    fact && (
                      <div key={fact.term}>
                        <dt>{fact.term}</dt>
                        <dd>{fact.text}</dd>
                      </div>
                    ),
                )}
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
