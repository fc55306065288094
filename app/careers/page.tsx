import { Shell } from '@/components/layout/Shell/Shell';
import { Application } from '@/components/sections/Application/Application';
import { Checklist } from '@/components/sections/Checklist/Checklist';
import { FeatureGrid } from '@/components/sections/FeatureGrid/FeatureGrid';
import { Hero } from '@/components/sections/Hero/Hero';
import { Process } from '@/components/sections/Process/Process';
import { Terms } from '@/components/sections/Terms/Terms';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { heroOf } from '@/lib/pageContent';

export const metadata = pageMetadata('/careers');

export default function Careers() {
  const site = content();
  const { life, profile, terms, hiring, form } = site.pages.careers;
  const { items, ...heading } = hiring;
  return (
    <Shell path="/careers">
      <Hero {...heroOf(site, 'careers')} />
      <FeatureGrid id="life" layout="ledger" {...life} />
      <Checklist id="profile" {...profile} />
      <Terms id="terms" tone="paper-2" {...terms} />
      <Process id="hiring" layout="stairs" tone="paper" {...heading} steps={items} />
      <Application {...form} />
    </Shell>
  );
}
