import { PlainStory } from '@/components/pages/PlainStory';
import type { StoryProps } from '../frame/story';
import { FitTrackProOutcome } from './FitTrackProOutcome';
import { start } from './rules';

export function FitTrackProStory({ product, content }: StoryProps<'fittrackpro'>) {
  return (
    <PlainStory product={product}>
      <FitTrackProOutcome content={content} state={start(content)} />
    </PlainStory>
  );
}
