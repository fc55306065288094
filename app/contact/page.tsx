import { Shell } from '@/components/layout/Shell/Shell';
import { Abroad } from '@/components/sections/Abroad/Abroad';
import { ContactPanel } from '@/components/sections/ContactPanel/ContactPanel';
import { Hero } from '@/components/sections/Hero/Hero';
import { FirstStep } from '@/components/sections/Price/FirstStep';
import { Process } from '@/components/sections/Process/Process';
import { content } from '@/lib/content';
import { cheapestStep } from '@/lib/firstSteps';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/contact');

export default function Contact() {
  const page = content().pages.contact;
  return (
    <Shell path="/contact">
      <Hero
        path="/contact"
        {...page.hero}
        layout="row"
        tone="amber"
        note={<FirstStep {...cheapestStep()} href="/services#prices" sample={false} />}
      >
        <ContactPanel {...page} />
      </Hero>
      <Process id="next" layout="column" {...page.next} />
      <Abroad />
    </Shell>
  );
}
