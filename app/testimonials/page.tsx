import { Shell } from '@/components/layout/Shell/Shell';
import { CallToAction } from '@/components/sections/CallToAction/CallToAction';
import { Findings } from '@/components/sections/Findings/Findings';
import { Hero } from '@/components/sections/Hero/Hero';
import { TestimonialList } from '@/components/sections/TestimonialList/TestimonialList';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/testimonials');

export default function Testimonials() {
  const { pages, testimonials } = content();
  const page = pages.testimonials;
  return (
    <Shell path="/testimonials">
      <Hero path="/testimonials" {...page.hero} picture={page.heroImage.src} layout="rings" />
      {/* Reversed, so that the page does not begin as the home page does. */}
      <TestimonialList {...page} testimonials={testimonials.toReversed()} />
      <Findings id="checks" {...page.checks} />
      <CallToAction {...page.callToAction} />
    </Shell>
  );
}
