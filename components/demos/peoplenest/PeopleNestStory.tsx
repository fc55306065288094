import { PlainStory } from '@/components/pages/PlainStory';
import type { StoryProps } from '../frame/story';
import { PeopleNestOutcome } from './PeopleNestOutcome';
import { start } from './rules';

export function PeopleNestStory({ product, content }: StoryProps<'peoplenest'>) {
  return (
    <PlainStory product={product}>
      <PeopleNestOutcome content={content} state={start(content)} />
    </PlainStory>
  );
}
