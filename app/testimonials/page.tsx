import { Shell } from '@/components/layout/Shell/Shell';
import { CallToAction } from '@/components/sections/CallToAction/CallToAction';
import { Hero } from '@/components/sections/Hero/Hero';
import { Voices } from '@/components/sections/Voices/Voices';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { heroOf } from '@/lib/pageContent';

export const metadata = pageMetadata('/testimonials');

export default function Testimonials() {
  const site = content();
  return (
    <Shell path="/testimonials">
      <Hero {...heroOf(site, 'testimonials')} layout="rings" />
      <Voices {...site.pages.testimonials} testimonials={site.testimonials} />
      <CallToAction {...site.pages.testimonials.callToAction} />
    </Shell>
  );
}
