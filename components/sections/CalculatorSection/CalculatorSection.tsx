import { Island } from '@/components/islands/Island';
import { Section } from '@/components/ui/Section/Section';
import { content } from '@/lib/content';
import { HeroPart } from '../HeroPart/HeroPart';
import styles from './CalculatorSection.module.scss';

interface CalculatorSectionProps {
  title: string;
  lead?: string;
  /** Rendered inside the hero, without a section of its own. */
  inHero?: boolean;
}

/** The marketing-budget calculator with its heading (spec 9). */
export function CalculatorSection({ title, lead, inHero = false }: CalculatorSectionProps) {
  const { pricing, words } = content();
  const calculator = <Island name="BudgetCalculator" rates={pricing.calculator} words={words.calculator} />;
  return inHero ? (
    <HeroPart id="calculator" heading={{ title, lead }}>
      <div className={styles.sheet} data-tone="paper">
        {calculator}
      </div>
    </HeroPart>
  ) : (
    <Section id="calculator" tone="paper-2" heading={{ title, lead }}>
      {calculator}
    </Section>
  );
}
