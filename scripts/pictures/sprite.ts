import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import * as simpleIcons from 'simple-icons';
import { type ContentProblem, refuse } from '@/lib/content/errors';
import { fieldName } from '@/lib/content/fieldSchema';
import { eachValue } from '@/lib/content/walk';
import { picturesFolder } from '@/lib/pictures/presets';
import { filesBelow } from '../filesBelow';
import { cleanDrawing, innerDrawing } from './drawing';
import { serve } from './files';

interface Drawing {
  id: string;
  svg: string;
  fill?: string;
}

/** In units of the drawing. */
interface Size {
  width: number;
  height: number;
}

/** The shape of every client's logo in the sprite. */
export const logoFrame: Size = { width: 200, height: 64 };

/**
 * Writes an SVG sprite, so that a strip of logos costs one request; each drawing has its own fragment (`#id`).
 *
 * @param frame  a shape that all of them get; without it each keeps its own
 * @returns the address of the sprite
 */
export async function sprite(name: string, drawings: readonly Drawing[], frame?: Size): Promise<string> {
  let top = 0;
  const parts: string[] = [];
  for (const { id, svg, fill } of drawings) {
    const own = await sharp(Buffer.from(svg)).metadata();
    const box = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? `0 0 ${own.width} ${own.height}`;
    const [, , ownWidth = 0, ownHeight = 0] = box.split(/[\s,]+/).map(Number);
    const { width, height } = frame ?? { width: ownWidth, height: ownHeight };
    // A square logo looks larger than a wordmark of the same height, so it is drawn up to a quarter smaller.
    const drawn = height * Math.min(1, 0.75 + (0.25 * ownWidth * height) / (ownHeight * width));
    const colour = fill ? ` fill="${fill}"` : '';
    parts.push(
      `<view id="${id}" viewBox="0 ${top} ${width} ${height}"/>`,
      `<svg y="${top + (height - drawn) / 2}" width="${width}" height="${drawn}" viewBox="${box}"${colour}>`,
      `${innerDrawing(cleanDrawing(svg, id))}</svg>`,
    );
    top += height;
  }
  return serve(`${name}.svg`, `<svg xmlns="http://www.w3.org/2000/svg">${parts.join('')}</svg>`);
}

export const clientLogos = (used: ReadonlySet<string>): Drawing[] =>
  filesBelow(`${picturesFolder}/clients`)
    .filter((name) => name.endsWith('.svg') && used.has(`clients/${name}`))
    .map((name) => ({ id: path.parse(name).name, svg: fs.readFileSync(`${picturesFolder}/clients/${name}`, 'utf8') }));

/** Technology logos are shown on dark backgrounds only. */
const LOGO_COLOUR = '#a9bac4';

/**
 * The technology logos of the content, from simple-icons (CC0).
 *
 * @throws ContentError naming the fields whose logo is unknown
 */
export function technologyLogos(): Drawing[] {
  const icons = new Map(Object.values(simpleIcons).map((icon) => [icon.slug, icon.svg]));
  const logos = new Map<string, Drawing>();
  const problems: ContentProblem[] = [];
  eachValue(({ file, path: at, value, schema, root }) => {
    if (at.at(-1) !== 'logo' || schema.widget === 'picture') return;
    const id = String(value);
    const svg = icons.get(id);
    if (svg) logos.set(id, { id, svg, fill: LOGO_COLOUR });
    else
      problems.push({
        file,
        field: fieldName(at, root),
        found: id,
        allowed: 'a slug of simple-icons',
        fix: 'Look its slug up at simpleicons.org, or leave the logo out.',
      });
  });
  refuse(problems);
  return [...logos.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
