import type { ComponentProps } from 'react';
import { clientsOf } from '@/lib/clients';
import { SampleNote } from '../SampleNote/SampleNote';
import { ClientResult } from './ClientResult';
import { CustomerQuote } from './CustomerQuote';

interface ProofProps extends Pick<ComponentProps<typeof SampleNote>, 'prices' | 'terms'> {
  /** Path of the service or product. */
  path: string;
}

/** What a customer says or measured at the end of a section, and which of its values are samples. */
export function Proof({ path, prices, terms }: ProofProps) {
  const { testimonial, client, measured, isQuoted } = clientsOf(path);
  return (
    <>
      {testimonial && <CustomerQuote testimonial={testimonial} client={client} />}
      <ClientResult client={measured} isQuoted={isQuoted} />
      <SampleNote clients={[client, measured]} testimonials={[testimonial]} prices={prices} terms={terms} />
    </>
  );
}
