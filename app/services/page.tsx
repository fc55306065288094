import { Shell } from '@/components/layout/Shell/Shell';
import { CallToAction } from '@/components/sections/CallToAction/CallToAction';
import { FeatureGrid } from '@/components/sections/FeatureGrid/FeatureGrid';
import { FurtherPages } from '@/components/sections/FurtherPages/FurtherPages';
import { Hero } from '@/components/sections/Hero/Hero';
import { ServiceCards } from '@/components/sections/ServiceCards/ServiceCards';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { heroOf } from '@/lib/pageContent';

export const metadata = pageMetadata('/services');

export default function Services() {
  const site = content();
  const { cards, working, more, callToAction } = site.pages.services;
  return (
    <Shell path="/services">
      <Hero {...heroOf(site, 'services')} />
      <ServiceCards {...cards} />
      <FeatureGrid id="working" layout="sheet" tone="paper-2" {...working} />
      <FurtherPages {...more} />
      <CallToAction {...callToAction} />
    </Shell>
  );
}
