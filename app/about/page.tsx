import { Shell } from '@/components/layout/Shell/Shell';
import { CallToAction } from '@/components/sections/CallToAction/CallToAction';
import { FeatureGrid } from '@/components/sections/FeatureGrid/FeatureGrid';
import { Hero } from '@/components/sections/Hero/Hero';
import { Message } from '@/components/sections/Message/Message';
import { SectionLinks } from '@/components/sections/SectionLinks/SectionLinks';
import { Statements } from '@/components/sections/Statements/Statements';
import { Team } from '@/components/sections/Team/Team';
import { Timeline } from '@/components/sections/Timeline/Timeline';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/about');

export default function About() {
  const { hero, heroImage, phoneImage, story, vision, mission, values, message, team, callToAction } =
    content().pages.about;
  return (
    <Shell path="/about">
      <Hero path="/about" {...hero} picture={heroImage.src} phonePicture={phoneImage.src} />
      <SectionLinks ids={['message', 'story', 'values', 'team']} />
      <Message {...message} />
      <Timeline {...story} />
      <Statements items={[vision, mission]} />
      <FeatureGrid id="values" layout="ledger" {...values} />
      <Team {...team} />
      <CallToAction {...callToAction} />
    </Shell>
  );
}
