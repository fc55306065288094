import { BudgetCalculator } from '@/components/islands/BudgetCalculator/BudgetCalculator';
import { Section, type SectionProps } from '@/components/ui/Section/Section';
import { content } from '@/lib/content';

/** The marketing-budget calculator with its heading (spec 9). */
export function CalculatorSection({
  title,
  lead,
  tone,
}: {
  title: string;
  lead?: string;
  tone?: SectionProps['tone'];
}) {
  const { pricing, words } = content();
  return (
    <Section id="calculator" tone={tone} heading={{ title, lead }}>
      <BudgetCalculator rates={pricing.calculator} words={words.calculator} />
    </Section>
  );
}
