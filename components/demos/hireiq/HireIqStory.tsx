import { PlainStory } from '@/components/pages/PlainStory';
import type { StoryProps } from '../frame/story';
import { HireIqOutcome } from './HireIqOutcome';
import { start } from './rules';

export function HireIqStory({ product, content }: StoryProps<'hireiq'>) {
  return (
    <PlainStory product={product}>
      <HireIqOutcome content={content} state={start(content)} />
    </PlainStory>
  );
}
