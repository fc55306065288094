import { Shell } from '@/components/layout/Shell/Shell';
import { CalculatorSection } from '@/components/sections/CalculatorSection/CalculatorSection';
import { CallToAction } from '@/components/sections/CallToAction/CallToAction';
import { Faq } from '@/components/sections/Faq/Faq';
import { Hero } from '@/components/sections/Hero/Hero';
import { Packages } from '@/components/sections/Packages/Packages';
import { PriceLists } from '@/components/sections/PriceLists/PriceLists';
import { Process } from '@/components/sections/Process/Process';
import { ResultBars } from '@/components/sections/ResultBars/ResultBars';
import { SectionLinks } from '@/components/sections/SectionLinks/SectionLinks';
import { Artefact } from '@/components/ui/Artefact/Artefact';
import { KeyFigure } from '@/components/ui/KeyFigure/KeyFigure';
import { content } from '@/lib/content';
import { fill, thousands } from '@/lib/format';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/digital-marketing');

export default function DigitalMarketing() {
  const { pages, pricing } = content();
  const page = pages['digital-marketing'];
  const least = Math.min(...pricing.displayed.packages.map(({ price }) => price));
  const { hero, artefact, packages, included, calculator, work, results, callToAction } = page;
  return (
    <Shell path="/digital-marketing">
      <Hero
        path="/digital-marketing"
        {...hero}
        chat
        layout="beside"
        accent="amber"
        note={<KeyFigure>{fill(packages.from, { price: thousands(least) })}</KeyFigure>}
      >
        <Artefact {...artefact} />
        <Packages {...packages} />
      </Hero>
      <SectionLinks ids={['results', 'included', 'prices', 'calculator']} />
      <ResultBars {...results} />
      <Faq
        id="included"
        tone="paper"
        title={included.title}
        items={included.items.map(({ title, text }) => ({ question: title, answer: text }))}
      >
        {included.artefact && <Artefact {...included.artefact} />}
      </Faq>
      <Process id="work" layout="line" {...work} />
      <PriceLists {...page} />
      <CalculatorSection {...calculator} />
      <CallToAction {...callToAction} linkId="request-quotation" />
    </Shell>
  );
}
