import { Shell } from '@/components/layout/Shell/Shell';
import { ApplicationTypes } from '@/components/sections/ApplicationTypes/ApplicationTypes';
import { CallToAction } from '@/components/sections/CallToAction/CallToAction';
import { FeatureGrid } from '@/components/sections/FeatureGrid/FeatureGrid';
import { Hero } from '@/components/sections/Hero/Hero';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/web-applications');

export default function WebApplications() {
  const { hero, kinds, choose, callToAction } = content().pages['web-applications'];
  return (
    <Shell path="/web-applications">
      <Hero path="/web-applications" {...hero} layout="row">
        <ApplicationTypes {...kinds} />
      </Hero>
      <FeatureGrid id="choose" layout="ledger" tone="paper-2" {...choose} />
      <CallToAction {...callToAction} />
    </Shell>
  );
}
