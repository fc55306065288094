import { Island } from '@/components/islands/Island';
import { Section } from '@/components/ui/Section/Section';
import { type Content, content } from '@/lib/content';

/** The job application form (spec 5, Careers form). */
export function Application(form: Content['pages']['careers']['form']) {
  const { company, words } = content();
  const { careers, contact: _, ...formWords } = words.forms;
  const { body } = careers;
  return (
    <Section id="apply" tone="paper-2" heading={form} layout="beside">
      <Island
        name="ComposeForm"
        id="apply-form"
        label={form.title}
        to={company.email.value}
        subject={careers.subject}
        submit={careers.submit}
        closing={body.reminder}
        words={formWords}
        fields={[
          { name: 'name', type: 'text', required: true, autoComplete: 'name', bodyLabel: body.name, ...careers.name },
          {
            name: 'email',
            type: 'email',
            required: true,
            autoComplete: 'email',
            bodyLabel: body.email,
            ...careers.email,
          },
          { name: 'phone', type: 'tel', required: true, autoComplete: 'tel', bodyLabel: body.phone, ...careers.phone },
          { name: 'position', type: 'text', required: true, ...careers.position },
          {
            name: 'address',
            type: 'text',
            autoComplete: 'address-line1',
            bodyLabel: body.address,
            wide: true,
            ...careers.address,
          },
          { name: 'linkedin', type: 'url', bodyLabel: body.linkedin, ...careers.linkedin },
          { name: 'github', type: 'url', bodyLabel: body.github, ...careers.github },
          { name: 'message', type: 'multiline', bodyLabel: body.message, ...careers.message },
        ]}
      />
    </Section>
  );
}
