import { Shell } from '@/components/layout/Shell/Shell';
import { CallToAction } from '@/components/sections/CallToAction/CallToAction';
import { DesignStages } from '@/components/sections/DesignStages/DesignStages';
import { FeatureGrid } from '@/components/sections/FeatureGrid/FeatureGrid';
import { Hero } from '@/components/sections/Hero/Hero';
import { FirstStep } from '@/components/sections/Price/FirstStep';
import { Price } from '@/components/sections/Price/Price';
import { Process } from '@/components/sections/Process/Process';
import { ScreenTest } from '@/components/sections/ScreenTest/ScreenTest';
import { SectionLinks } from '@/components/sections/SectionLinks/SectionLinks';
import { Tools } from '@/components/sections/Tools/Tools';
import { KeyFigure } from '@/components/ui/KeyFigure/KeyFigure';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/ui-designing');

export default function UiDesigning() {
  const { hero, deliverables, draft, test, tools, process, price, callToAction } = content().pages['ui-designing'];
  const result = test.counts.at(-1)?.sentence;
  return (
    <Shell path="/ui-designing">
      <Hero
        path="/ui-designing"
        {...hero}
        layout="row"
        note={
          <>
            <FirstStep {...price.offer} sample={false} />
            {result && <KeyFigure href="#test">{result}</KeyFigure>}
          </>
        }
      >
        <DesignStages {...draft} />
      </Hero>
      <SectionLinks ids={['deliverables', 'test', 'process', 'price']} />
      <FeatureGrid id="deliverables" layout="ledger" {...deliverables} />
      <ScreenTest {...test} />
      <Tools {...tools} />
      <Process layout="states" {...process} items={process.steps} />
      <Price path="/ui-designing" {...price} />
      <CallToAction {...callToAction} note={<FirstStep {...price.offer} sample={false} />} />
    </Shell>
  );
}
