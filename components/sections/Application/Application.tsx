import { Island } from '@/components/islands/Island';
import { Heading } from '@/components/ui/Heading/Heading';
import { Section } from '@/components/ui/Section/Section';
import { type Content, content } from '@/lib/content';
import { Steps } from '../Process/Process';
import styles from './Application.module.scss';

/** The job application form (spec 5, Careers form), and how hiring goes. */
export function Application({ form, hiring }: Pick<Content['pages']['careers'], 'form' | 'hiring'>) {
  const { company, words } = content();
  const { careers, contact: _, ...formWords } = words.forms;
  return (
    <Section id="apply" heading={form} className={styles.apply}>
      <div id="hiring" className={styles.hiring}>
        <Heading id="hiring-heading" title={hiring.title} layout="small" />
        <Steps items={hiring.items} layout="column" />
      </div>
      <div className={styles.form}>
        <Island
          name="ComposeForm"
          id="apply-form"
          label={form.title}
          to={company.email.value}
          subject={careers.subject}
          submit={careers.submit}
          closing={careers.reminder}
          words={formWords}
          fields={[
            { name: 'name', type: 'text', required: true, autoComplete: 'name', ...careers.name },
            { name: 'email', type: 'email', required: true, autoComplete: 'email', ...careers.email },
            { name: 'phone', type: 'tel', required: true, autoComplete: 'tel', ...careers.phone },
            { name: 'position', type: 'text', required: true, ...careers.position },
            { name: 'address', type: 'text', autoComplete: 'address-line1', ...careers.address },
            { name: 'linkedin', type: 'url', ...careers.linkedin },
            { name: 'github', type: 'url', ...careers.github },
            { name: 'message', type: 'multiline', ...careers.message },
          ]}
        />
      </div>
    </Section>
  );
}
