import { Shell } from '@/components/layout/Shell/Shell';
import { CallToAction } from '@/components/sections/CallToAction/CallToAction';
import { Hero } from '@/components/sections/Hero/Hero';
import { LinkGrid } from '@/components/sections/LinkGrid/LinkGrid';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { heroOf } from '@/lib/pageContent';

export const metadata = pageMetadata('/services-grid');

export default function ServicesGrid() {
  const site = content();
  return (
    <Shell path="/services-grid">
      <Hero {...heroOf(site, 'services-grid')} layout="compact" />
      {site.pages['services-grid'].groups.map(({ title, items }, i) => (
        <LinkGrid key={title} id={`group-${i + 1}`} title={title} items={items} pad={i > 0 ? 'tight' : 'normal'} />
      ))}
      <CallToAction {...site.pages['services-grid'].callToAction} />
    </Shell>
  );
}
