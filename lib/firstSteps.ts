import { content } from './content';
import { fill } from './format';

/** The first step of every service that has one at a fixed price, with the name and the address of its page. */
export function firstSteps() {
  const { pages, services } = content();
  return [...services, { ...pages['ui-designing'], slug: 'ui-designing' }].map(({ slug, name, price }) => ({
    href: `/${slug}`,
    service: name,
    typical: price.typical,
    ...price.offer,
  }));
}

/** The first step that costs least, without the name that only its service explains. */
export const cheapestStep = () => ({
  ...firstSteps().reduce((least, step) => (step.lkr < least.lkr ? step : least)),
  name: content().words.price.any,
});

/** The first steps of the services that have these addresses. */
export const firstStepsAt = (addresses: string[]) => firstSteps().filter(({ href }) => addresses.includes(href));

/** A template with the name of a first step and how long it takes, which stays on one line. */
export const withOffer = (template: string, { name, takes }: { name: string; takes: string }) =>
  fill(template, { name, takes: takes.replace(' ', '\u00a0') });
