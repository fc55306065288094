/** Notes the pictures of everything marked `sample: true`, so that the launch check knows them later. Run after drawing new ones. */
import { markSamplePictures, sampleList } from '@/lib/check/samples';
import { count, good, run } from './say';

await run(async () => {
  good(`${count(markSamplePictures(), 'sample picture')} noted in ${sampleList}.`);
});
