import { BudgetCalculator } from '@/components/islands/BudgetCalculator/BudgetCalculator';
import { Section } from '@/components/ui/Section/Section';
import { type Content, content } from '@/lib/content';

interface CalculatorSectionProps {
  title: string;
  lead?: string;
  rates: Content['pricing']['calculator'];
}

/** The marketing-budget calculator with its heading (spec 9). */
export function CalculatorSection({ title, lead, rates }: CalculatorSectionProps) {
  return (
    <Section id="calculator" heading={{ title, lead }}>
      <BudgetCalculator rates={rates} words={content().words.calculator} />
    </Section>
  );
}
