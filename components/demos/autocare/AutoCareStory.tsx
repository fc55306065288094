import { PlainStory } from '@/components/pages/PlainStory';
import type { StoryProps } from '../frame/story';
import { AutoCareOutcome } from './AutoCareOutcome';
import { start } from './rules';

export function AutoCareStory({ product, content }: StoryProps<'autocare'>) {
  return (
    <PlainStory product={product}>
      <AutoCareOutcome content={content} state={start(content)} />
    </PlainStory>
  );
}
