import { Island } from '@/components/islands/Island';
import { Section } from '@/components/ui/Section/Section';
import { type Content, content } from '@/lib/content';
import { HeroPart } from '../HeroPart/HeroPart';
import styles from './CalculatorSection.module.scss';

interface CalculatorSectionProps {
  title: string;
  lead?: string;
  rates: Content['pricing']['calculator'];
  /** Id of a link elsewhere on the page that requests a quotation for the selection. */
  requestLink?: string;
  /** Rendered inside the hero, without a section of its own. */
  inHero?: boolean;
}

/** The marketing-budget calculator with its heading (spec 9). */
export function CalculatorSection({ title, lead, rates, requestLink, inHero = false }: CalculatorSectionProps) {
  const calculator = (
    <Island name="BudgetCalculator" rates={rates} words={content().words.calculator} requestLink={requestLink} />
  );
  return inHero ? (
    <HeroPart id="calculator" heading={{ title, lead }}>
      <div className={styles.sheet} data-tone="paper">
        {calculator}
      </div>
    </HeroPart>
  ) : (
    <Section id="calculator" heading={{ title, lead }}>
      {calculator}
    </Section>
  );
}
