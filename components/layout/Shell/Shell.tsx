import type { ReactNode } from 'react';
import { Island } from '@/components/islands/Island';
import { content } from '@/lib/content';
import { contactFrom } from '@/lib/content/subjects';
import { pageGraph, serialise } from '@/lib/jsonld';
import { routes, trail } from '@/lib/routes';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import { Notices } from '../Notices/Notices';

interface ShellProps {
  /** Path of the page; undefined for the not-found page. */
  path?: string;
  children: ReactNode;
}

/** The frame of every page: skip link, header, main, footer, structured data and notices. */
export function Shell({ path, children }: ShellProps) {
  const site = content();
  const above = path ? trail(routes(site), path) : [];
  const contact = contactFrom(site, above.at(-1));
  return (
    <>
      <a href="#main" className="visually-hidden" data-skip data-print="off">
        {site.words.skip}
      </a>
      <Header trail={above.map((route) => route.path)} contact={contact} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {/* The not-found page ends in a hill of its own. */}
      <Footer contact={contact} hasRidge={path !== undefined} />
      <Island name="ScrollToTop" label={site.words.scrollTop} />
      <Notices />
      {path && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialise(pageGraph(path)) }} />}
    </>
  );
}
