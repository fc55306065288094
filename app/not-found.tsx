import type { Metadata } from 'next';
import { Shell } from '@/components/layout/Shell/Shell';
import { NotFound } from '@/components/sections/NotFound/NotFound';
import { content } from '@/lib/content';

export const metadata: Metadata = {
  title: `${content().pages['not-found'].meta.title} | ${content().company.name.value}`,
  description: content().pages['not-found'].meta.description,
  robots: { index: false },
};

export default function NotFoundPage() {
  return (
    <Shell>
      <NotFound />
    </Shell>
  );
}
