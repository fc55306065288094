import { Shell } from '@/components/layout/Shell/Shell';
import { CallToAction } from '@/components/sections/CallToAction/CallToAction';
import { Excerpts } from '@/components/sections/Excerpts/Excerpts';
import { Hero } from '@/components/sections/Hero/Hero';
import { LinkGrid } from '@/components/sections/LinkGrid/LinkGrid';
import { Quote } from '@/components/sections/Quote/Quote';
import { Sectors } from '@/components/sections/Sectors/Sectors';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { heroOf } from '@/lib/pageContent';

export const metadata = pageMetadata('/industries');

export default function Industries() {
  const site = content();
  const { areas, sectors, excerpts, market, callToAction } = site.pages.industries;
  return (
    <Shell path="/industries">
      <Hero {...heroOf(site, 'industries')} layout="map" accent="amber" />
      <LinkGrid id="areas" {...areas} items={areas.items.map(({ title, ...area }) => ({ name: title, ...area }))} />
      <Sectors {...sectors} />
      <Excerpts {...excerpts} />
      <Quote id="market" {...market} />
      <CallToAction {...callToAction} />
    </Shell>
  );
}
