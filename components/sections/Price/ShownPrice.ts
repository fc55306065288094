import type { ReactNode } from 'react';
import type { TermsProps } from '../Terms/Terms';

/** What every layout of a price shows: the price of the first part, facts about the whole, and the proof as children. */
export interface ShownPrice extends Pick<TermsProps, 'title' | 'tone' | 'items'> {
  price: NonNullable<TermsProps['price']> & { text: string };
  children: ReactNode;
}
