import fs from 'node:fs/promises';
import path from 'node:path';
import * as simpleIcons from 'simple-icons';
import { ContentError, content } from '@/lib/content';
import { fieldName } from '@/lib/content/fieldSchema';
import { filesBelow } from '../filesBelow';
import { cleanDrawing, innerDrawing } from './drawing';
import { masters, serve } from './files';

/** One drawing of a sheet; `fill` colours all of it. */
interface Drawing {
  id: string;
  svg: string;
  fill?: string;
}

/** Where the drawing stands: `viewBox="0 0 24 24"` → ['0', '0', '24', '24']. */
const viewBox = (svg: string): string[] => /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ') ?? [];

/**
 * Writes vector pictures below each other into one file, each under its own fragment (`#id`), so that a strip of logos
 * costs one request.
 *
 * @returns the file's address on the site
 */
export async function sheet(name: string, drawings: readonly Drawing[]): Promise<string> {
  let top = 0;
  const parts = drawings.flatMap(({ id, svg, fill }) => {
    const box = viewBox(svg);
    const [, , width, height] = box.map(Number);
    const inner = innerDrawing(cleanDrawing(svg, { shorter: true }));
    const colour = fill ? ` fill="${fill}"` : '';
    const parts = [
      `<view id="${id}" viewBox="0 ${top} ${width} ${height}"/>`,
      `<svg y="${top}" width="${width}" height="${height}" viewBox="${box.join(' ')}"${colour}>${inner}</svg>`,
    ];
    top += height ?? 0;
    return parts;
  });
  return serve(`${name}.svg`, `<svg xmlns="http://www.w3.org/2000/svg">${parts.join('')}</svg>`);
}

/**
 * The client logos, each under its file name.
 *
 * @throws ContentError naming those without a size
 */
export async function clientLogos(): Promise<Drawing[]> {
  const files = filesBelow(`${masters}/clients`).filter((name) => name.endsWith('.svg'));
  const logos = await Promise.all(
    files.map(async (name) => ({
      id: path.parse(name).name,
      file: `${masters}/clients/${name}`,
      svg: await fs.readFile(`${masters}/clients/${name}`, 'utf8'),
    })),
  );
  const problems = logos
    .filter(({ svg }) => !Number(viewBox(svg)[2]) || !Number(viewBox(svg)[3]))
    .map(({ file }) => ({
      file,
      field: '',
      found: 'a drawing without a viewBox',
      allowed: 'an SVG picture with a viewBox',
      fix: 'Save it as a plain SVG with a viewBox.',
    }));
  if (problems.length > 0) throw new ContentError(problems);
  return logos;
}

/** Muted text on a dark ground, the only ground that technology logos stand on. */
const LOGO_COLOUR = '#a9bac4';

/**
 * The technology logos that the content names, from simple-icons (CC0), each under its slug.
 *
 * @throws ContentError naming the fields whose logo is unknown
 */
export function technologyLogos(): Drawing[] {
  const { services, pages } = content();
  const lists = [
    ...services.map(({ slug, technologies }) => ({
      file: `content/services/${slug}.yaml`,
      list: 'technologies',
      items: technologies?.items ?? [],
    })),
    { file: 'content/pages/ui-designing.yaml', list: 'tools', items: pages['ui-designing'].tools.items },
  ];
  const named = lists.flatMap(({ file, list, items }) =>
    items.flatMap(({ logo }, i) => (logo ? { logo, file, field: fieldName([list, 'items', i, 'logo']) } : [])),
  );
  const icons = new Map(Object.values(simpleIcons).map((icon) => [icon.slug, icon.svg]));
  const problems = named
    .filter(({ logo }) => !icons.has(logo))
    .map(({ logo, file, field }) => ({
      file,
      field,
      found: logo,
      allowed: 'a slug of simple-icons',
      fix: 'Look its slug up at simpleicons.org, or leave the logo out.',
    }));
  if (problems.length > 0) throw new ContentError(problems);
  return [...new Set(named.map(({ logo }) => logo))]
    .sort()
    .map((id) => ({ id, svg: icons.get(id) as string, fill: LOGO_COLOUR }));
}
