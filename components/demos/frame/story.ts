import type { DemoKind, Demos } from '@/content/schema/demos';
import type { Stories } from '@/content/schema/stories';
import type { Product } from '@/lib/content';

/** Props of the server component that renders a product's page below its hero. */
export interface StoryProps<K extends DemoKind> {
  product: Product;
  content: Demos[K];
  words: Stories[K];
}

/** Props of the component that draws the outcome of a demonstration; on the server, of a sample state. */
export interface OutcomeProps<K extends DemoKind, State> {
  content: Demos[K];
  state: State;
}
