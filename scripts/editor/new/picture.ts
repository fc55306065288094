import fs from 'node:fs';
import path from 'node:path';
import type { PictureFacts } from '@/lib/check/pictures';
import { cleanDrawing } from '../../pictures/drawing';
import { inspectPicture, openPicture } from '../../pictures/inspect';
import { refuseExisting, writeWhole } from '../files';
import { CommandError } from '../terminal';

/** Smallest size of a picture at its place, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Longest side of a kept master, in pixels: enough for the largest place on the largest screen. */
const longestSide = 3200;

/**
 * @param from  file on this computer
 * @param called  what the editor calls the file
 * @throws CommandError in words when the file cannot be used
 */
async function usable(from: string, called: string, need: Size): Promise<PictureFacts> {
  if (!fs.existsSync(from))
    throw new CommandError(
      `There is no file ${called}.`,
      'check the name, or leave the question empty for a stand-in.',
    );
  const facts = await inspectPicture(from).catch((error: Error) => {
    throw new CommandError(`${called} ${error.message}.`, 'choose another picture.');
  });
  if (!facts.vector && (facts.width < need.width || facts.height < need.height))
    throw new CommandError(
      `${called} is ${facts.width} × ${facts.height} pixels; at least ${need.width} × ${need.height} are needed.`,
      'choose a larger picture.',
    );
  return facts;
}

/** Words for a picture that cannot be used, or undefined. An empty answer asks for a stand-in. */
export const unusable =
  (need: Size) =>
  async (answer: string): Promise<string | undefined> => {
    if (answer === '') return undefined;
    const fault = await usable(path.resolve(answer), answer, need).catch((error: CommandError) => error);
    return fault instanceof CommandError ? fault.message : undefined;
  };

/**
 * Takes an editor's picture into the project under the right name. A photograph is turned upright, freed of what says
 * where and by whom it was taken, and made no larger than the site can show; a drawing loses what is no drawing.
 *
 * @param from  file on this computer, with any name
 * @param name  where it goes below content/media/pictures, without its extension
 * @param need  smallest size in pixels
 * @param called  what the editor calls the file
 * @returns the file below content/media/pictures
 * @throws CommandError when the picture cannot be used, or its place is taken
 */
export async function takePicture(from: string, name: string, need: Size, called = from): Promise<string> {
  const file = path.resolve(from);
  const { vector } = await usable(file, called, need);
  const target = `${name}.${vector ? 'svg' : 'webp'}`;
  refuseExisting([`content/media/pictures/${target}`]);
  const photograph = async () =>
    (await openPicture(file))
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 95 })
      .toBuffer();
  writeWhole(
    `content/media/pictures/${target}`,
    vector ? cleanDrawing(fs.readFileSync(file, 'utf8')) : await photograph(),
  );
  return target;
}
