import { content } from './content';
import { fill } from './format';

/** Which of the cards in a strip one is, such as "1 of 4". */
export const positionOf = (n: number, total: number): string => fill(content().words.carousel.position, { n, total });
