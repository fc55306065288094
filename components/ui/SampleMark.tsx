import { content } from '@/lib/content';

/** The mark of something made up, beside its name; nothing if it is real. */
export const SampleMark = ({ sample }: { sample?: boolean }) =>
  sample && <span data-sample="">{content().words.sample}</span>;
