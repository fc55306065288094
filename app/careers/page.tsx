import { Shell } from '@/components/layout/Shell/Shell';
import { Application } from '@/components/sections/Application/Application';
import { Checklist } from '@/components/sections/Checklist/Checklist';
import { FeatureGrid } from '@/components/sections/FeatureGrid/FeatureGrid';
import { Hero } from '@/components/sections/Hero/Hero';
import { Terms } from '@/components/sections/Terms/Terms';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/careers');

export default function Careers() {
  const { hero, heroImage, phoneImage, life, profile, terms, hiring, form } = content().pages.careers;
  return (
    <Shell path="/careers">
      <Hero path="/careers" {...hero} layout="side" picture={heroImage.src} phonePicture={phoneImage.src} />
      <Terms id="terms" tone="paper-2" {...terms} />
      <FeatureGrid id="life" layout="sheet" {...life} />
      <Checklist {...profile} />
      <Application form={form} hiring={hiring} />
    </Shell>
  );
}
