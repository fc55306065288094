/** `npm run mark-samples`, after drawing new made-up pictures: notes them, so that the launch check knows them. */
import { markSamplePictures, sampleList } from '@/lib/check/samples';
import { count, good, run } from './terminal';

await run(async () => {
  good(`${count(markSamplePictures(), 'sample picture')} noted in ${sampleList}.`);
});
