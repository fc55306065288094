import { Shell } from '@/components/layout/Shell/Shell';
import { ApplicationTypes } from '@/components/sections/ApplicationTypes/ApplicationTypes';
import { CallToAction } from '@/components/sections/CallToAction/CallToAction';
import { FeatureGrid } from '@/components/sections/FeatureGrid/FeatureGrid';
import { Hero } from '@/components/sections/Hero/Hero';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { heroOf } from '@/lib/pageContent';

export const metadata = pageMetadata('/web-applications');

export default function WebApplications() {
  const site = content();
  const { kinds, choose, path } = site.pages['web-applications'];
  return (
    <Shell path="/web-applications">
      <Hero {...heroOf(site, 'web-applications')} picture={undefined} layout="type" />
      <ApplicationTypes {...kinds} />
      <FeatureGrid id="choose" layout="ledger" tone="paper-2" {...choose} />
      <CallToAction {...path} />
    </Shell>
  );
}
