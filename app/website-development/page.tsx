import { Shell } from '@/components/layout/Shell/Shell';
import { Hero } from '@/components/sections/Hero/Hero';
import { Placeholder } from '@/components/sections/Placeholder/Placeholder';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/website-development');

export default function WebsiteDevelopment() {
  const page = content().pages['website-development'];
  return (
    <Shell path="/website-development">
      <Hero path="/website-development" {...page.hero} layout="type" />
      <Placeholder {...page} />
    </Shell>
  );
}
