import { Shell } from '@/components/layout/Shell/Shell';
import { ApplicationTypes } from '@/components/sections/ApplicationTypes/ApplicationTypes';
import { CallToAction } from '@/components/sections/CallToAction/CallToAction';
import { FeatureGrid } from '@/components/sections/FeatureGrid/FeatureGrid';
import { Hero } from '@/components/sections/Hero/Hero';
import { FirstStep } from '@/components/sections/Price/FirstStep';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/web-applications');

export default function WebApplications() {
  const site = content();
  const development = site.services.find(({ slug }) => slug === 'web-application-development');
  const { hero, kinds, choose, callToAction } = site.pages['web-applications'];
  const step = development && (
    <FirstStep
      href="/web-application-development#price"
      {...development.price.offer}
      sample={development.price.offer.sample && !kinds.items[0]?.fragment.sample}
    />
  );
  return (
    <Shell path="/web-applications">
      <Hero path="/web-applications" {...hero} layout="row" note={step}>
        <ApplicationTypes {...kinds} />
      </Hero>
      <FeatureGrid id="choose" layout="ledger" tone="paper-2" {...choose} />
      <CallToAction {...callToAction} note={step} />
    </Shell>
  );
}
