import type { Content } from '../content';
import { routes } from '../routes';
import { bullets, call, heading, join, link, opening, plain, points, section, text } from './markdown';

/** The pages that a page names as worth reading next. */
export const related = (site: Content, paths: readonly string[]): string =>
  section(
    { title: site.words.related },
    ...routes(site)
      .filter(({ path }) => paths.includes(path))
      .sort((a, b) => paths.indexOf(a.path) - paths.indexOf(b.path))
      .map(({ path, name, description }) => join(`### ${link(name, path)}`, text(description))),
  );

/** One of the service pages. */
export function serviceTwin(site: Content, service: Content['services'][number]): string {
  const { hero, intro, features, process, technologies, faq, endResult, callToAction, contact } = service;
  const [first, ...others] = features;
  return join(
    opening({ ...hero, actions: contact ? [contact, ...hero.actions.slice(1)] : hero.actions }),
    section(intro, ...intro.paragraphs.map(text)),
    first && section(first, points(first.items)),
    section(process, points(process.steps)),
    technologies && section(technologies, bullets(technologies.items.map(({ name }) => plain(name)))),
    ...others.map((group) => section(group, points(group.items))),
    section(endResult, text(endResult.statement), bullets(endResult.points.map(plain))),
    faq && section(faq, ...faq.items.map(({ question, answer }) => join(heading(3, question), text(answer)))),
    related(site, service.related),
    call(callToAction),
  );
}

/** One of the product pages. */
export function productTwin(site: Content, product: Content['products'][number]): string {
  const { name, kind, hero, features, reasons, users, callToAction } = product;
  return join(
    opening({ ...hero, kicker: `${name} · ${kind}` }),
    section(features, points(features.items)),
    section(reasons, points(reasons.items)),
    section(users, bullets(users.items.map(({ who, why }) => `**${plain(who)}**: ${plain(why)}`))),
    related(site, product.related),
    call(callToAction),
  );
}
