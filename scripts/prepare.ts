import { content } from '@/lib/content';
import { preparePictures } from './pictures/prepare';

/**
 * Everything that `npm run build`, `npm run dev` and the editor's preview need before the framework starts.
 *
 * @param log  tells that it is done
 * @throws ContentError when the content has a mistake
 */
export async function prepare(log?: (text: string) => void): Promise<void> {
  content();
  await preparePictures(log);
}
