import { PlainStory } from '@/components/pages/PlainStory';
import type { StoryProps } from '../frame/story';
import { NexBillOutcome } from './NexBillOutcome';
import { start } from './rules';

export function NexBillStory({ product, content }: StoryProps<'nexbill'>) {
  return (
    <PlainStory product={product}>
      <NexBillOutcome content={content} state={start(content)} />
    </PlainStory>
  );
}
