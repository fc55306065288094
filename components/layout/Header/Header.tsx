import { Island } from '@/components/islands/Island';
import { Icon } from '@/components/ui/Icon';
import { content } from '@/lib/content';
import { servedPicture } from '@/lib/pictures/manifest';
import { headerLinks, routes } from '@/lib/routes';
import styles from './Header.module.scss';
import { NavLink } from './NavLink';

interface HeaderProps {
  /** Paths of the breadcrumbs from home to the current page. */
  trail: readonly string[];
  /** Address of the contact page with the subject of this one. */
  contact: string;
}

/**
 * Sticky header. The menus are native popovers, so they open, close on Escape and close on a click outside without any
 * script.
 */
export function Header({ trail, contact }: HeaderProps) {
  const site = content();
  const { navigation, services, words, company } = site;
  const logo = servedPicture('brand/wordmark.svg');
  /** Shared by the bar and the small-screen menu. */
  const links = headerLinks(routes(site), navigation).map((link) => ({
    ...link,
    href: link.href === '/contact' ? contact : link.href,
    below: link.panel === 'services' ? services : [],
  }));
  return (
    <header className={styles.header} data-tone="ink" data-print="off">
      <div className={styles.bar}>
        <a href="/" className={styles.logo}>
          <img
            src={logo.url}
            alt={`${company.name.value}: ${words.header.home}`}
            width={logo.width}
            height={logo.height}
          />
        </a>

        <nav aria-label={words.header.label} className={styles.wide}>
          <ul role="list">
            {links.map(({ label, href, look, below }) =>
              below.length > 0 ? (
                <li key={href} className={styles.dropdown}>
                  <NavLink href={href} trail={trail} className={styles.link}>
                    {label}
                  </NavLink>
                  <Island
                    name="MenuButton"
                    target="services-panel"
                    label={words.header.servicesMenu}
                    look="chevron"
                    opensOnHover
                  />
                  <div id="services-panel" popover="auto" className={styles.panel} data-tone="ink-2">
                    <ul role="list">
                      {below.map(({ slug, name, summary, icon }) => (
                        <li key={slug}>
                          <NavLink href={`/${slug}`} trail={trail} className={styles.service}>
                            <Icon name={icon} />
                            <span>
                              <strong>{name}</strong>
                              <small>{summary}</small>
                            </span>
                          </NavLink>
                        </li>
                      ))}
                    </ul>
                  </div>
                </li>
              ) : (
                <li key={href} data-look={look}>
                  <NavLink href={href} trail={trail} className={styles.link}>
                    {label}
                  </NavLink>
                </li>
              ),
            )}
          </ul>
        </nav>

        <Island name="MenuButton" target="menu" label={words.header.menu} closeLabel={words.header.close} look="bars" />
      </div>

      <nav id="menu" popover="auto" aria-label={words.header.menu} className={styles.menu} data-tone="ink">
        <ul role="list">
          {links.map(({ label, href, below }) => (
            <li key={href}>
              <NavLink href={href} trail={trail} className={styles.menuLink}>
                {label}
              </NavLink>
              {below.length > 0 && (
                <details className={styles.sub}>
                  <summary aria-label={words.header.servicesMenu}>
                    <Icon name="plus" />
                  </summary>
                  <ul role="list">
                    {below.map(({ slug, name }) => (
                      <li key={slug}>
                        <NavLink href={`/${slug}`} trail={trail} className={styles.subLink}>
                          {name}
                        </NavLink>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
