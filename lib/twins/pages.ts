import type { Content } from '../content';
import { fill, lkr, range, shortAddress } from '../format';
import { postBands } from '../pricing';
import { related } from './entries';
import {
  type Block,
  bullets,
  call,
  heading,
  join,
  link,
  links,
  opening,
  plain,
  points,
  section,
  table,
  text,
} from './markdown';

type Twins = {
  [N in Exclude<keyof Content['pages'], 'not-found'>]: (page: Content['pages'][N], site: Content) => string;
};

const quote = (words: string, by: string): string => join(`> ${plain(words)}`, `— ${plain(by)}`);
const voices = ({ testimonials }: Content): Block[] =>
  testimonials.map(({ quote: words, person, role, client }) => quote(words, `${person}, ${role}, ${client}`));

/** One function for each one-off page: its content in the order in which the page shows it. */
export const pageTwins = {
  home: ({ hero, services, customers, products, aiAgents }, site) =>
    join(
      heading(1, site.company.tagline),
      text(hero.lead),
      links(hero.actions),
      section(services, bullets(services.tiles.map((tile) => `${link(tile.title, tile.to)}: ${plain(tile.text)}`))),
      section(customers, bullets(site.clients.map(({ name }) => plain(name))), ...voices(site)),
      section(
        products,
        ...site.products.map(({ slug, name, kind, tagline, description }) =>
          join(`### ${link(name, `/${slug}`)}`, plain(kind), plain(tagline), text(description)),
        ),
      ),
      section(aiAgents, points(aiAgents.offerings), links([aiAgents.action])),
    ),

  about: ({ hero, story, vision, mission, values, message, team, callToAction }, site) => {
    const writer = site.team.find(({ slug }) => slug === message.person);
    return join(
      opening(hero),
      section(
        story,
        ...story.events.map(({ when, title, text: words }) => join(heading(3, title), plain(when), text(words))),
      ),
      section({ title: vision.title }, text(vision.text)),
      section({ title: mission.title }, text(mission.text)),
      section(values, points(values.items)),
      section(
        { title: message.title },
        ...message.paragraphs.map(text),
        writer && plain(`${writer.name}, ${writer.role}`),
      ),
      section(team, bullets(site.team.map(({ name, role }) => plain(`${name}, ${role}`)))),
      call(callToAction),
    );
  },

  services: ({ hero, cards, working, more, callToAction }) =>
    join(
      opening(hero),
      section(
        cards,
        ...cards.items.map(({ name, topic, description, href, more: words }) =>
          join(`### ${link(name, href)}`, plain(topic), text(description), words && links([{ label: words, href }])),
        ),
      ),
      section(working, points(working.items)),
      section(more, links(more.links)),
      call(callToAction),
    ),

  'services-grid': ({ hero, groups, callToAction }) =>
    join(
      opening(hero),
      ...groups.map(({ title, items }) =>
        section({ title }, bullets(items.map((item) => `${link(item.name, item.href)}: ${plain(item.text)}`))),
      ),
      call(callToAction),
    ),

  'product-grid': ({ hero, note, action }, { products }) =>
    join(
      opening(hero),
      bullets(products.map(({ slug, name, kind }) => `${link(name, `/${slug}`)}: ${plain(kind)}`)),
      text(note),
      links([action]),
    ),

  products: ({ hero, labels, shared, callToAction }, { products }) =>
    join(
      opening(hero),
      ...products.map(({ slug, name, kind, description, features, users }) =>
        section(
          { title: name },
          plain(kind),
          text(description),
          heading(3, labels.features),
          bullets(features.items.map(({ title }) => plain(title))),
          heading(3, labels.users),
          text(users.summary),
          links([{ label: fill(labels.link, { name }), href: `/${slug}` }]),
        ),
      ),
      section(shared, points(shared.items)),
      call(callToAction),
    ),

  contact: ({ hero, form, direct, next }, { company, words }) =>
    join(
      opening(hero),
      section(form),
      section(
        direct,
        bullets([
          `${plain(words.footer.phone)}: ${plain(company.phone.value)}`,
          `WhatsApp: ${plain(company.whatsapp.value)}`,
          `${plain(words.forms.contact.email.label)}: ${link(company.email.value, `mailto:${company.email.value}`)}`,
          ...company.social.map(({ network, url }) => `${network}: ${link(shortAddress(url), url)}`),
        ]),
      ),
      section(next, points(next.items)),
    ),

  careers: ({ hero, life, profile, hiring, form }) =>
    join(
      opening(hero),
      section(life, points(life.items)),
      section(profile, bullets(profile.items.map(plain))),
      section(hiring, points(hiring.items)),
      section(form),
    ),

  industries: ({ hero, areas, sectors, market, callToAction }) =>
    join(
      opening(hero),
      section(areas, bullets(areas.items.map((item) => `${link(item.title, item.href)}: ${plain(item.text)}`))),
      section(
        sectors,
        ...sectors.items.map(({ name, text: words, offerings }) =>
          join(
            heading(3, name),
            text(words),
            bullets(
              offerings.map(
                (offer) => `${offer.href ? link(offer.title, offer.href) : plain(offer.title)}: ${plain(offer.text)}`,
              ),
            ),
          ),
        ),
      ),
      section(market, text(market.statement)),
      call(callToAction),
    ),

  'ai-services': ({ hero, offerings, safeguards, process, callToAction, related: paths }, site) =>
    join(
      opening(hero),
      section(
        offerings,
        ...offerings.items.map(({ title, text: words, tasks, example }) =>
          join(
            heading(3, title),
            text(words),
            bullets(tasks.map(plain)),
            `> ${plain(example.ask)}`,
            text(example.answer),
          ),
        ),
      ),
      section(safeguards, points(safeguards.items)),
      section(process, points(process.items)),
      related(site, paths),
      call(callToAction),
    ),

  tutoring: ({ hero, levels, lessons, steps, consultation, related: paths }, site) =>
    join(
      opening(hero),
      section(
        levels,
        ...levels.items.map(({ name, subject, text: words, topics }) =>
          join(heading(3, name), plain(subject), text(words), bullets(topics.map(plain))),
        ),
      ),
      section(lessons, points(lessons.items)),
      section(steps, points(steps.items)),
      related(site, paths),
      call(consultation),
    ),

  'digital-marketing': (
    { hero, packages, pages, posts, video, calculator, work, callToAction, related: paths },
    site,
  ) => {
    const { displayed } = site.pricing;
    return join(
      opening(hero),
      section(
        packages,
        ...displayed.packages.map(({ name, price, mark, forWhom, includes }) =>
          join(
            heading(3, mark ? `${name} (${mark})` : name),
            `${lkr(price)} ${plain(packages.unit)}`,
            text(forWhom),
            bullets(includes.map(plain)),
          ),
        ),
        links([packages.action]),
      ),
      section(
        pages,
        bullets(
          displayed.pages.map(({ name, price, mark }) => plain(`${name}${mark ? ` (${mark})` : ''}: ${lkr(price)}`)),
        ),
      ),
      section(
        posts,
        table(
          [posts.quantity, posts.price],
          displayed.posts.map(({ quantity, price }) => [range(quantity), lkr(price)]),
        ),
      ),
      section(
        video,
        table(
          ['', video.unit, video.price],
          displayed.video.map(({ name, unit }) => [name, unit, displayed.videoPrice]),
        ),
      ),
      section(calculator, links([{ label: site.pages.BudgetCalculator.name, href: '/BudgetCalculator' }])),
      section(work, points(work.items)),
      related(site, paths),
      call(callToAction),
    );
  },

  BudgetCalculator: ({ hero, calculator, guide, rates, callToAction }, { pricing, words }) => {
    const { bases, facebook, instagram, combo } = pricing.calculator;
    return join(
      opening(hero),
      section(calculator),
      section(
        rates,
        table(
          [rates.item, rates.price],
          [
            ...bases.map(({ name, price }) => [name, lkr(price)]),
            [words.calculator.facebook, lkr(facebook)],
            [words.calculator.instagram, lkr(instagram)],
            [words.calculator.combo, lkr(combo)],
          ],
        ),
        table(
          [rates.posts, rates.postPrice],
          postBands(pricing.calculator).map(({ band, rate }) => [band, lkr(rate)]),
        ),
      ),
      section(guide, points(guide.items)),
      call(callToAction),
    );
  },

  'web-applications': ({ hero, kinds, choose, path, related: paths }, site) =>
    join(
      opening(hero),
      section(
        kinds,
        ...kinds.items.map(({ title, text: words, example }) => join(heading(3, title), text(words), text(example))),
      ),
      section(choose, points(choose.items)),
      related(site, paths),
      call(path),
    ),

  testimonials: ({ hero, note, callToAction }, site) =>
    join(opening(hero), ...voices(site), text(note), call(callToAction)),

  'ui-designing': ({ hero, deliverables, tools, process, callToAction, related: paths }, site) =>
    join(
      opening(hero),
      section(deliverables, points(deliverables.items)),
      section(tools, bullets(tools.items.map(({ name, text: words }) => `**${plain(name)}**: ${plain(words)}`))),
      section(process, points(process.steps)),
      related(site, paths),
      call(callToAction),
    ),

  'website-development': ({ hero, text: words, action }) => join(opening(hero), text(words), links([action])),
} satisfies Twins as Twins;
