import { Shell } from '@/components/layout/Shell/Shell';
import { CallToAction } from '@/components/sections/CallToAction/CallToAction';
import { Hero } from '@/components/sections/Hero/Hero';
import { LinkGrid } from '@/components/sections/LinkGrid/LinkGrid';
import { Quote } from '@/components/sections/Quote/Quote';
import { SectionLinks } from '@/components/sections/SectionLinks/SectionLinks';
import { Sectors } from '@/components/sections/Sectors/Sectors';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/industries');

export default function Industries() {
  const { hero, heroImage, phoneImage, areas, sectors, market, callToAction } = content().pages.industries;
  return (
    <Shell path="/industries">
      <Hero path="/industries" {...hero} picture={heroImage.src} phonePicture={phoneImage.src} layout="map" />
      <SectionLinks ids={['sectors', 'areas', 'market']} />
      <Sectors {...sectors} />
      <LinkGrid {...areas} />
      <Quote {...market} />
      <CallToAction {...callToAction} />
    </Shell>
  );
}
