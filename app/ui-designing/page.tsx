import { Shell } from '@/components/layout/Shell/Shell';
import { Artefacts } from '@/components/sections/Artefacts/Artefacts';
import { CallToAction } from '@/components/sections/CallToAction/CallToAction';
import { DesignStages } from '@/components/sections/DesignStages/DesignStages';
import { FeatureGrid } from '@/components/sections/FeatureGrid/FeatureGrid';
import { Hero } from '@/components/sections/Hero/Hero';
import { FirstStep } from '@/components/sections/Price/FirstStep';
import { Price } from '@/components/sections/Price/Price';
import { Process } from '@/components/sections/Process/Process';
import { Related } from '@/components/sections/Related/Related';
import { Tools } from '@/components/sections/Tools/Tools';
import { Section } from '@/components/ui/Section/Section';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/ui-designing');

export default function UiDesigning() {
  const { hero, deliverables, draft, comparison, tools, process, price, related, callToAction } =
    content().pages['ui-designing'];
  const { before, after, ...heading } = comparison;
  return (
    <Shell path="/ui-designing">
      <Hero
        path="/ui-designing"
        {...hero}
        layout="row"
        note={<FirstStep {...price.offer} sample={price.offer.sample && !draft.sample} />}
      >
        <DesignStages {...draft} />
      </Hero>
      <FeatureGrid id="deliverables" layout="ledger" {...deliverables} />
      <Section id="comparison" tone="teal" heading={heading} layout="beside">
        <Artefacts artefact={before} another={after} />
      </Section>
      <Tools {...tools} />
      <Process layout="stairs" {...process} items={process.steps} />
      <Price path="/ui-designing" form="figure" {...price} />
      <CallToAction {...callToAction} />
      <Related paths={related} />
    </Shell>
  );
}
