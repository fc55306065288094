import { Shell } from '@/components/layout/Shell/Shell';
import { Hero } from '@/components/sections/Hero/Hero';
import { Placeholder } from '@/components/sections/Placeholder/Placeholder';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { heroOf } from '@/lib/pageContent';

export const metadata = pageMetadata('/website-development');

export default function WebsiteDevelopment() {
  const site = content();
  return (
    <Shell path="/website-development">
      <Hero {...heroOf(site, 'website-development')} picture={undefined} layout="type" />
      <Placeholder {...site.pages['website-development']} />
    </Shell>
  );
}
