import { Shell } from '@/components/layout/Shell/Shell';
import { CallToAction } from '@/components/sections/CallToAction/CallToAction';
import { Findings } from '@/components/sections/Findings/Findings';
import { Hero } from '@/components/sections/Hero/Hero';
import { SectionLinks } from '@/components/sections/SectionLinks/SectionLinks';
import { TestimonialList } from '@/components/sections/TestimonialList/TestimonialList';
import { ProjectLinks } from '@/components/ui/ProjectLinks/ProjectLinks';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/testimonials');

export default function Testimonials() {
  const { clients, pages, testimonials, work } = content();
  const page = pages.testimonials;
  return (
    <Shell path="/testimonials">
      <Hero
        path="/testimonials"
        {...page.hero}
        picture={page.heroImage.src}
        phonePicture={page.phoneImage.src}
        layout="wire"
      />
      <SectionLinks ids={['voices', 'checks', 'refused']} />
      {/* Reversed, so that the page does not begin as the home page does. */}
      <TestimonialList {...page} testimonials={testimonials.toReversed()} />
      <Findings id="checks" {...page.checks} />
      <Section id="refused" heading={{ title: page.refused }}>
        <ProjectLinks about="refused" label={page.refused} />
        <SampleNote clients={clients} project={work} />
      </Section>
      <CallToAction {...page.callToAction} />
    </Shell>
  );
}
