import type { z } from 'zod';
import type { interfaceWords } from '@/content/schema/interface';
import { type Page, type PageName, pages } from '@/content/schema/pages';
import type { product } from '@/content/schema/product';
import type { service } from '@/content/schema/service';
import type * as site from '@/content/schema/site';
import { type Work, work } from '@/content/schema/work';
import type { ContentProblem } from './errors';
import { pageFolders, singleFiles } from './files';
import { fileNames, readFile } from './read';

export type Service = z.infer<typeof service> & { slug: string };
export type Product = z.infer<typeof product> & { slug: string };
export type Client = site.Clients['clients'][number];
export type Testimonial = site.Testimonials['testimonials'][number];

export interface Content {
  company: site.Company;
  navigation: site.Navigation;
  words: z.infer<typeof interfaceWords>;
  pricing: site.Pricing;
  team: site.Team['people'];
  clients: Client[];
  testimonials: Testimonial[];
  redirects: site.Redirects['redirects'];
  /** In the order of content/order.yaml. */
  services: Service[];
  products: Product[];
  work: Work[];
  pages: { [N in PageName]: Page<N> };
}

/** Reads the files of a folder in the order of content/order.yaml, which must name all of them. */
function readInOrder(folder: keyof typeof pageFolders, slugs: string[], problems: ContentProblem[]) {
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
    const data = readFile(`${folder}/${slug}`, pageFolders[folder], problems);
    return data && { ...(data as object), slug };
  });
}

/** @returns undefined when there are problems, which are collected, not thrown */
export function loadContent(problems: ContentProblem[]): Content | undefined {
  // TypeScript cannot relate a name and its schema through a lookup.
  const read = <N extends keyof typeof singleFiles>(name: N) =>
    readFile(name, singleFiles[name] as z.ZodType, problems) as z.infer<(typeof singleFiles)[N]> | undefined;
  const order = read('order');
  const loaded = {
    company: read('company'),
    navigation: read('navigation'),
    words: read('interface'),
    pricing: read('pricing'),
    team: read('team')?.people,
    clients: read('clients')?.clients,
    testimonials: read('testimonials')?.testimonials,
    redirects: read('redirects')?.redirects,
    services: order && readInOrder('services', order.services, problems),
    products: order && readInOrder('products', order.products, problems),
    work: fileNames('work').map((name) => readFile(`work/${name}`, work, problems)),
    pages: Object.fromEntries(
      Object.entries(pages).map(([name, schema]) => [name, readFile(`pages/${name}`, schema, problems)]),
    ),
  };
  return problems.length === 0 ? (loaded as Content) : undefined;
}
