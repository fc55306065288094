import { Fragment } from 'react';
import { Icon } from '@/components/ui/Icon';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { content } from '@/lib/content';
import { fill, telAddress } from '@/lib/format';
import { servedPicture } from '@/lib/pictures/manifest';
import { namedLinks, routes } from '@/lib/routes';
import styles from './Footer.module.scss';

/** The year of the build, which lib/browser/year.ts updates. */
const year = new Date().getFullYear();

interface FooterProps {
  /** Address of the contact page with the subject of this one. */
  contact: string;
  /** Whether a ridge closes the page. */
  hasRidge: boolean;
}

export function Footer({ contact, hasRidge }: FooterProps) {
  const site = content();
  const { company, navigation, words } = site;
  const all = routes(site);
  const logo = servedPicture('brand/wordmark.svg');
  const ridge = servedPicture('brand/ridge.svg');
  const [beforeYear, afterYear] = fill(words.footer.rights, { name: company.legalName.value }).split('{year}');
  const groups = [
    { title: words.footer.pages, links: namedLinks(all, navigation.footer) },
    { title: words.footer.services, links: namedLinks(all, navigation.footerServices) },
  ];
  return (
    <footer className={styles.footer} data-tone="ink" data-print="off">
      <div className={styles.inner}>
        <div className={styles.brand}>
          <img src={logo.url} alt={company.name.value} width={logo.width} height={logo.height} loading="lazy" />
          <p>{company.tagline}</p>
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul role="list">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a href={href === '/contact' ? contact : href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2>{words.footer.contact}</h2>
          <ul role="list">
            <li>
              <a href={telAddress(company.phone.value)}>{company.phone.value}</a>
            </li>
            <li>
              <a href={`mailto:${company.email.value}`}>{company.email.value}</a>
            </li>
            <li className={styles.hours}>
              {company.locality}, {company.country.name}
            </li>
            <li className={styles.hours}>
              {company.hours.text.split(/(?<=,) /).map((part) => (
                <Fragment key={part}>
                  <span>{part}</span>{' '}
                </Fragment>
              ))}
            </li>
          </ul>
          <ul role="list" className={styles.social} aria-label={words.footer.social}>
            {company.social.map(({ network, url, icon }) => (
              <li key={network}>
                <a href={url} target="_blank" rel="noopener" aria-label={`${network} (${words.opensNewTab})`}>
                  <Icon name={icon} />
                </a>
              </li>
            ))}
          </ul>
          <SampleNote contacts={[company.phone, company.email, ...company.social]} />
        </div>
      </div>
      {hasRidge && (
        <img className={styles.ridge} src={ridge.url} alt="" width={ridge.width} height={ridge.height} loading="lazy" />
      )}
      <p className={styles.rights}>
        {beforeYear}
        <span data-year>{year}</span>
        {afterYear}
      </p>
    </footer>
  );
}
