import { Shell } from '@/components/layout/Shell/Shell';
import { CallToAction } from '@/components/sections/CallToAction/CallToAction';
import { Hero } from '@/components/sections/Hero/Hero';
import { ServiceIndex } from '@/components/sections/ServiceIndex/ServiceIndex';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/services-grid');

export default function ServicesGrid() {
  const { hero, heroImage, callToAction, ...page } = content().pages['services-grid'];
  return (
    <Shell path="/services-grid">
      <Hero path="/services-grid" {...hero} picture={heroImage.src} layout="foot" />
      <ServiceIndex {...page} />
      <CallToAction {...callToAction} />
    </Shell>
  );
}
