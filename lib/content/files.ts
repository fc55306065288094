import type { z } from 'zod';
import { interfaceWords } from '@/content/schema/interface';
import { pages } from '@/content/schema/pages';
import { product } from '@/content/schema/product';
import { service } from '@/content/schema/service';
import * as site from '@/content/schema/site';
import { work } from '@/content/schema/work';
import { fileNames } from './read';

interface ContentFile {
  /** Path below content/, without .yaml. */
  name: string;
  schema: z.ZodType;
}

export const singleFiles = {
  company: site.company,
  navigation: site.navigation,
  pricing: site.pricing,
  team: site.team,
  clients: site.clients,
  testimonials: site.testimonials,
  order: site.order,
  redirects: site.redirects,
  interface: interfaceWords,
} satisfies Record<string, z.ZodType>;

/** Folders with one file per page. */
export const pageFolders = { services: service, products: product } satisfies Record<string, z.ZodType>;

/** @param name  path below content/, without .yaml */
export const schemaOf = (name: string): z.ZodType | undefined =>
  contentFiles().find((file) => file.name === name)?.schema;

/** Projects that the pages show; they have no pages of their own. */
const workFolder = { work };

export function contentFiles(): ContentFile[] {
  return [
    ...Object.entries(singleFiles).map(([name, schema]) => ({ name, schema })),
    ...Object.entries(pages).map(([name, schema]) => ({ name: `pages/${name}`, schema })),
    ...Object.entries({ ...pageFolders, ...workFolder }).flatMap(([folder, schema]) =>
      fileNames(folder).map((name) => ({ name: `${folder}/${name}`, schema })),
    ),
  ];
}
