import { Shell } from '@/components/layout/Shell/Shell';
import { AiOfferings } from '@/components/sections/AiOfferings/AiOfferings';
import { Asks } from '@/components/sections/Asks/Asks';
import { CallToAction } from '@/components/sections/CallToAction/CallToAction';
import { Hero } from '@/components/sections/Hero/Hero';
import { FirstStep } from '@/components/sections/Price/FirstStep';
import { Tally } from '@/components/sections/Tally/Tally';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/ai-services');

export default function AiServices() {
  const site = content();
  const agents = site.services.find(({ slug }) => slug === 'ai-agents');
  const { hero, offerings, safeguards, callToAction } = site.pages['ai-services'];
  const step = agents && <FirstStep href="/ai-agents#price" {...agents.price.offer} sample={false} />;
  return (
    <Shell path="/ai-services">
      <Hero path="/ai-services" {...hero} layout="beside" note={step}>
        <Asks items={offerings.items} />
      </Hero>
      <AiOfferings {...offerings} />
      <Tally {...safeguards} />
      <CallToAction {...callToAction} note={step} />
    </Shell>
  );
}
