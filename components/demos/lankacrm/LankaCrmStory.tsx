import { PlainStory } from '@/components/pages/PlainStory';
import type { StoryProps } from '../frame/story';
import { LankaCrmOutcome } from './LankaCrmOutcome';
import { start } from './rules';

export function LankaCrmStory({ product, content }: StoryProps<'lankacrm'>) {
  return (
    <PlainStory product={product}>
      <LankaCrmOutcome content={content} state={start(content)} />
    </PlainStory>
  );
}
