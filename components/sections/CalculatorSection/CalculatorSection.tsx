import { Island } from '@/components/islands/Island';
import { Section } from '@/components/ui/Section/Section';
import { type Content, content } from '@/lib/content';

interface CalculatorSectionProps {
  title: string;
  lead?: string;
  rates: Content['pricing']['calculator'];
  /** Id of a link elsewhere on the page that requests a quotation for the selection. */
  requestLink?: string;
}

/** The marketing-budget calculator with its heading (spec 9). */
export function CalculatorSection({ title, lead, rates, requestLink }: CalculatorSectionProps) {
  return (
    <Section id="calculator" heading={{ title, lead }}>
      <Island name="BudgetCalculator" rates={rates} words={content().words.calculator} requestLink={requestLink} />
    </Section>
  );
}
