import { content } from '@/lib/content';

/** The words of the interface as the site shows them. */
export const { words, pricing } = content();
