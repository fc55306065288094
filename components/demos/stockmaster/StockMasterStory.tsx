import { PlainStory } from '@/components/pages/PlainStory';
import type { StoryProps } from '../frame/story';
import { start } from './rules';
import { StockMasterOutcome } from './StockMasterOutcome';

export function StockMasterStory({ product, content }: StoryProps<'stockmaster'>) {
  return (
    <PlainStory product={product}>
      <StockMasterOutcome content={content} state={start(content)} />
    </PlainStory>
  );
}
