import fs from 'node:fs';
import path from 'node:path';
import { inspectPicture } from '../../pictures/inspect';
import { refuseExisting, writeWhole } from '../files';
import { DeskError } from '../terminal';

/**
 * Takes an editor's picture into the project under the right name.
 *
 * @param from  file on this computer
 * @param name  where it goes below content/media/pictures, without its ending
 * @param need  smallest size in pixels
 * @returns the file below content/media/pictures
 * @throws DeskError when the picture cannot be used, or its place is taken
 */
export async function takePicture(
  from: string,
  name: string,
  need: { width: number; height: number },
): Promise<string> {
  const file = path.resolve(from);
  if (!fs.existsSync(file))
    throw new DeskError(
      `There is no file ${from}.`,
      'check the name, or leave the question empty to begin with a stand-in.',
    );
  const facts = await inspectPicture(file).catch((error: Error) => {
    throw new DeskError(`${from} ${error.message}.`, 'choose another picture.');
  });
  if (!facts.vector && (facts.width < need.width || facts.height < need.height))
    throw new DeskError(
      `${from} is ${facts.width} × ${facts.height} pixels; at least ${need.width} × ${need.height} are needed.`,
      'choose a larger picture.',
    );
  const target = `${name}${path.extname(file).toLowerCase().replace('.jpeg', '.jpg').replace('.heif', '.heic')}`;
  refuseExisting([`content/media/pictures/${target}`]);
  writeWhole(`content/media/pictures/${target}`, fs.readFileSync(file));
  return target;
}
