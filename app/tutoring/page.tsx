import { Shell } from '@/components/layout/Shell/Shell';
import { CallToAction } from '@/components/sections/CallToAction/CallToAction';
import { FeatureGrid } from '@/components/sections/FeatureGrid/FeatureGrid';
import { Hero } from '@/components/sections/Hero/Hero';
import { Levels } from '@/components/sections/Levels/Levels';
import { Process } from '@/components/sections/Process/Process';
import { ResultBars } from '@/components/sections/ResultBars/ResultBars';
import { SectionLinks } from '@/components/sections/SectionLinks/SectionLinks';
import { Terms } from '@/components/sections/Terms/Terms';
import { Timetable } from '@/components/sections/Timetable/Timetable';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { KeyFigure } from '@/components/ui/KeyFigure/KeyFigure';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/tutoring');

export default function Tutoring() {
  const { hero, timetable, levels, terms, lessons, results, steps, callToAction } = content().pages.tutoring;
  return (
    <Shell path="/tutoring">
      <Hero
        path="/tutoring"
        {...hero}
        chat
        layout="beside"
        tone="amber"
        note={
          <KeyFigure sample={terms.price.sample && !timetable.sample}>
            {terms.price.rates.map(({ amount, unit }) => `${amount} ${unit}`).join(', ')}
          </KeyFigure>
        }
      >
        <Timetable {...timetable} />
      </Hero>
      <SectionLinks ids={['levels', 'terms', 'lessons', 'results']} />
      <Levels {...levels} />
      <Terms
        id="terms"
        tone="paper-2"
        {...terms}
        price={{
          ...terms.price,
          action: <ButtonLink href={callToAction.action.href}>{callToAction.action.label}</ButtonLink>,
        }}
      />
      <Process id="start" layout="column" tone="paper" {...steps} />
      <FeatureGrid id="lessons" layout="sheet" tone="paper-2" {...lessons} />
      <ResultBars {...results} />
      <CallToAction {...callToAction} />
    </Shell>
  );
}
