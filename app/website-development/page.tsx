import { Shell } from '@/components/layout/Shell/Shell';
import { Hero } from '@/components/sections/Hero/Hero';
import { ServiceIndex } from '@/components/sections/ServiceIndex/ServiceIndex';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/website-development');

/** A page in preparation: its announcement and the nearest pages (spec 2). */
export default function WebsiteDevelopment() {
  const { hero, heroImage, ...page } = content().pages['website-development'];
  return (
    <Shell path="/website-development">
      <Hero path="/website-development" {...hero} picture={heroImage.src} layout="foot" chat />
      <ServiceIndex {...page} />
    </Shell>
  );
}
