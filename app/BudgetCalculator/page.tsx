import { Shell } from '@/components/layout/Shell/Shell';
import { CalculatorSection } from '@/components/sections/CalculatorSection/CalculatorSection';
import { CallToAction } from '@/components/sections/CallToAction/CallToAction';
import { Hero } from '@/components/sections/Hero/Hero';
import { Process } from '@/components/sections/Process/Process';
import { Rates } from '@/components/sections/Rates/Rates';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { heroOf } from '@/lib/pageContent';

export const metadata = pageMetadata('/BudgetCalculator');

export default function BudgetCalculatorPage() {
  const site = content();
  const { calculator, rates, guide, callToAction } = site.pages.BudgetCalculator;
  const { items, ...heading } = guide;
  return (
    <Shell path="/BudgetCalculator">
      <Hero {...heroOf(site, 'BudgetCalculator')} picture={undefined} layout="row" accent="amber">
        <CalculatorSection {...calculator} rates={site.pricing.calculator} requestLink="request-quotation" inHero />
      </Hero>
      <Rates {...rates} pricing={site.pricing} />
      <Process id="guide" layout="track" tone="paper" {...heading} steps={items} />
      <CallToAction {...callToAction} linkId="request-quotation" />
    </Shell>
  );
}
