import { Shell } from '@/components/layout/Shell/Shell';
import { Abroad } from '@/components/sections/Abroad/Abroad';
import { ContactPanel } from '@/components/sections/ContactPanel/ContactPanel';
import { Hero } from '@/components/sections/Hero/Hero';
import { Process } from '@/components/sections/Process/Process';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { heroOf } from '@/lib/pageContent';

export const metadata = pageMetadata('/contact');

export default function Contact() {
  const site = content();
  const { items, ...next } = site.pages.contact.next;
  return (
    <Shell path="/contact">
      <Hero {...heroOf(site, 'contact')} picture={undefined} layout="row">
        <ContactPanel {...site.pages.contact} />
      </Hero>
      <Process id="next" layout="line" {...next} steps={items} />
      <Abroad />
    </Shell>
  );
}
