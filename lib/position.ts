import { content } from './content';
import { fill } from './format';

/** A card's position in its strip, such as "1 of 4". */
export const positionOf = (n: number, total: number): string => fill(content().words.carousel.position, { n, total });
