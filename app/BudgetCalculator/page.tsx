import { Shell } from '@/components/layout/Shell/Shell';
import { CalculatorSection } from '@/components/sections/CalculatorSection/CalculatorSection';
import { CallToAction } from '@/components/sections/CallToAction/CallToAction';
import { Hero } from '@/components/sections/Hero/Hero';
import { Rates } from '@/components/sections/Rates/Rates';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/BudgetCalculator');

export default function BudgetCalculatorPage() {
  const { hero, calculator, rates, callToAction } = content().pages.BudgetCalculator;
  return (
    <Shell path="/BudgetCalculator">
      <Hero path="/BudgetCalculator" {...hero} layout="row" accent="amber">
        <CalculatorSection {...calculator} inHero />
      </Hero>
      <Rates {...rates} />
      <CallToAction {...callToAction} linkId="request-quotation" />
    </Shell>
  );
}
