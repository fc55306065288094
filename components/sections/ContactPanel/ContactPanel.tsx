import { Fragment } from 'react';
import { Island } from '@/components/islands/Island';
import { Icon } from '@/components/ui/Icon';
import { Person } from '@/components/ui/Person/Person';
import { Reply } from '@/components/ui/Reply/Reply';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { whatsappAddress } from '@/lib/contact';
import { type Content, content } from '@/lib/content';
import { subjectOf } from '@/lib/content/subjects';
import { cheapestStep } from '@/lib/firstSteps';
import { shortAddress, telAddress } from '@/lib/format';
import { routes } from '@/lib/routes';
import { HeroPart } from '../HeroPart/HeroPart';
import styles from './ContactPanel.module.scss';

/** An address in parts, between which a narrow window may break it. */
const breakable = (address: string) =>
  address.split(/(?<=[@/])|(?=[.])/).map((part, i) => (
    <Fragment key={`${i}${part}`}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** 'Write to Us' beside 'Direct Contact' in the hero (spec 2, Contact). */
export function ContactPanel({ form, direct }: Content['pages']['contact']) {
  const site = content();
  const { company, words } = site;
  const { contact, careers: _, ...formWords } = words.forms;
  const subjects = Object.fromEntries(
    routes(site).map((route) => [route.path.slice(1), subjectOf(site, route) ?? route.name]),
  );
  const ways = [
    {
      icon: 'phone',
      label: words.phone,
      text: company.phone.value,
      href: telAddress(company.phone.value),
    },
    { icon: 'mail', label: contact.email.label, text: company.email.value, href: `mailto:${company.email.value}` },
    ...company.social.map(({ network, url, icon }) => ({
      icon,
      label: network,
      text: shortAddress(url),
      href: url,
      outside: true,
    })),
  ];
  return (
    <HeroPart id="write" label={form.title}>
      <div className={styles.layout}>
        <a
          href={whatsappAddress(company.whatsapp.value)}
          className={styles.chat}
          target="_blank"
          rel="noopener"
          aria-label={`WhatsApp ${company.whatsapp.value} (${words.opensNewTab})`}
        >
          <Icon name="whatsapp" size={28} />
          <span>
            WhatsApp <strong>{company.whatsapp.value}</strong>
          </span>
          <Icon name="external" />
        </a>
        <div className={styles.form} data-tone="paper">
          <h2 className={styles.title}>{form.title}</h2>
          <p className={styles.lead}>{form.lead}</p>
          <Island
            name="ComposeForm"
            id="write-form"
            label={form.title}
            to={company.email.value}
            subject={contact.subject}
            submit={contact.submit}
            words={formWords}
            subjects={subjects}
            fields={[
              { name: 'name', type: 'text', required: true, autoComplete: 'name', ...contact.name },
              { name: 'email', type: 'email', required: true, autoComplete: 'email', ...contact.email },
              { name: 'message', type: 'multiline', required: true, ...contact.message },
            ]}
          />
          <Person slug={form.reader.person} className={styles.reader}>
            {form.reader.text}
          </Person>
          <Reply isMarked={false} />
        </div>
        <div className={styles.direct}>
          <h2 className={styles.title}>{direct.title}</h2>
          <p className={styles.lead}>{direct.lead}</p>
          <ul role="list">
            {ways.map(({ icon, label, text, href, ...way }) => (
              <li key={label}>
                <Icon name={icon} />
                <span>{label}</span>
                <a
                  href={href}
                  {...('outside' in way && {
                    target: '_blank',
                    rel: 'noopener',
                    'aria-label': `${text} (${words.opensNewTab})`,
                  })}
                >
                  {breakable(text)}
                </a>
              </li>
            ))}
          </ul>
          <SampleNote
            contacts={[company.phone, company.whatsapp, company.email, ...company.social]}
            people={[form.reader]}
            prices={[cheapestStep()]}
            terms={[company.reply]}
          />
        </div>
      </div>
    </HeroPart>
  );
}
