import { Shell } from '@/components/layout/Shell/Shell';
import { Alternatives } from '@/components/sections/Alternatives/Alternatives';
import { CallToAction } from '@/components/sections/CallToAction/CallToAction';
import { FeatureGrid } from '@/components/sections/FeatureGrid/FeatureGrid';
import { FirstSteps } from '@/components/sections/FirstSteps/FirstSteps';
import { Hero } from '@/components/sections/Hero/Hero';
import { FirstStep } from '@/components/sections/Price/FirstStep';
import { Quotations } from '@/components/sections/Quotations/Quotations';
import { SectionLinks } from '@/components/sections/SectionLinks/SectionLinks';
import { ServiceCards } from '@/components/sections/ServiceCards/ServiceCards';
import { content } from '@/lib/content';
import { cheapestStep } from '@/lib/firstSteps';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/services');

export default function Services() {
  const { hero, heroImage, phoneImage, cards, working, prices, quotations, alternatives, more, callToAction } =
    content().pages.services;
  return (
    <Shell path="/services">
      <Hero
        path="/services"
        {...hero}
        picture={heroImage.src}
        phonePicture={phoneImage.src}
        note={<FirstStep {...cheapestStep()} />}
      />
      <SectionLinks ids={['cards', 'prices', 'quotations', 'alternatives']} />
      <ServiceCards {...cards} more={more} />
      <FirstSteps {...prices} />
      <FeatureGrid id="working" layout="columns" {...working} />
      <Quotations {...quotations} />
      <Alternatives {...alternatives} />
      <CallToAction {...callToAction} note={<FirstStep {...cheapestStep()} href="#prices" sample={false} />} />
    </Shell>
  );
}
