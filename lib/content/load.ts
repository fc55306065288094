import type { z } from 'zod';
import { interfaceWords } from '@/content/schema/interface';
import { type Page, type PageName, pages } from '@/content/schema/pages';
import { product } from '@/content/schema/product';
import { service } from '@/content/schema/service';
import * as site from '@/content/schema/site';
import type { ContentProblem } from './errors';
import { fileNames, readFile } from './read';

type Service = z.infer<typeof service> & { slug: string };
type Product = z.infer<typeof product> & { slug: string };

/** Everything that marketing edits, checked and typed. */
export interface Content {
  company: site.Company;
  navigation: site.Navigation;
  words: z.infer<typeof interfaceWords>;
  pricing: site.Pricing;
  team: site.Team['people'];
  clients: site.Clients['clients'];
  testimonials: site.Testimonials['testimonials'];
  redirects: site.Redirects['redirects'];
  /** In the order of content/order.yaml. */
  services: Service[];
  products: Product[];
  pages: { [N in PageName]: Page<N> };
}

/** Reads a folder in the order given; a file that the order forgets is a mistake, too. */
function inOrder<T extends z.ZodType>(folder: string, slugs: string[], schema: T, problems: ContentProblem[]) {
  for (const name of fileNames(folder))
    if (!slugs.includes(name))
      problems.push({
        file: 'content/order.yaml',
        field: folder,
        found: `no line for ${name}`,
        allowed: `every file in content/${folder}`,
        fix: `Add “- ${name}” to the list, or delete content/${folder}/${name}.yaml.`,
      });
  return slugs.map((slug) => {
    const data = readFile(`${folder}/${slug}`, schema, problems);
    return data && { ...(data as object), slug };
  });
}

/** Reads all files; undefined when any of them cannot be used. Problems are collected, not thrown. */
export function loadContent(problems: ContentProblem[]): Content | undefined {
  const order = readFile('order', site.order, problems);
  const loaded = {
    company: readFile('company', site.company, problems),
    navigation: readFile('navigation', site.navigation, problems),
    words: readFile('interface', interfaceWords, problems),
    pricing: readFile('pricing', site.pricing, problems),
    team: readFile('team', site.team, problems)?.people,
    clients: readFile('clients', site.clients, problems)?.clients,
    testimonials: readFile('testimonials', site.testimonials, problems)?.testimonials,
    redirects: readFile('redirects', site.redirects, problems)?.redirects,
    services: order && inOrder('services', order.services, service, problems),
    products: order && inOrder('products', order.products, product, problems),
    pages: Object.fromEntries(
      Object.entries(pages).map(([name, schema]) => [name, readFile(`pages/${name}`, schema, problems)]),
    ),
  };
  return problems.length === 0 ? (loaded as Content) : undefined;
}
