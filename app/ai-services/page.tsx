import { Shell } from '@/components/layout/Shell/Shell';
import { AiOfferings } from '@/components/sections/AiOfferings/AiOfferings';
import { Asks } from '@/components/sections/Asks/Asks';
import { CallToAction } from '@/components/sections/CallToAction/CallToAction';
import { FeatureGrid } from '@/components/sections/FeatureGrid/FeatureGrid';
import { Hero } from '@/components/sections/Hero/Hero';
import { Process } from '@/components/sections/Process/Process';
import { Related } from '@/components/sections/Related/Related';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { heroOf } from '@/lib/pageContent';

export const metadata = pageMetadata('/ai-services');

export default function AiServices() {
  const site = content();
  const { offerings, safeguards, process, related, callToAction } = site.pages['ai-services'];
  const { items, ...heading } = process;
  return (
    <Shell path="/ai-services">
      <Hero {...heroOf(site, 'ai-services')} picture={undefined} layout="beside">
        <Asks items={offerings.items} />
      </Hero>
      <AiOfferings {...offerings} />
      <FeatureGrid id="safeguards" layout="ledger" tone="ink" {...safeguards} />
      <Process layout="stairs" {...heading} steps={items} />
      <Related paths={related} />
      <CallToAction {...callToAction} />
    </Shell>
  );
}
