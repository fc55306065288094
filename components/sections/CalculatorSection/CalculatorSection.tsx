import { BudgetCalculator } from '@/components/islands/BudgetCalculator/BudgetCalculator';
import { Section } from '@/components/ui/Section/Section';
import { content } from '@/lib/content';

/** The marketing-budget calculator with its heading (spec 9). */
export function CalculatorSection({ title, lead }: { title: string; lead?: string }) {
  const { pricing, words } = content();
  return (
    <Section id="calculator" heading={{ title, lead }}>
      <BudgetCalculator rates={pricing.calculator} words={words.calculator} />
    </Section>
  );
}
