import { PlainStory } from '@/components/pages/PlainStory';
import type { StoryProps } from '../frame/story';
import { MediFlowOutcome } from './MediFlowOutcome';
import { start } from './rules';

export function MediFlowStory({ product, content }: StoryProps<'mediflow'>) {
  return (
    <PlainStory product={product}>
      <MediFlowOutcome content={content} state={start(content)} />
    </PlainStory>
  );
}
