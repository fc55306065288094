import { Shell } from '@/components/layout/Shell/Shell';
import { NotFound } from '@/components/sections/NotFound/NotFound';
import { content } from '@/lib/content';
import { notFoundMetadata } from '@/lib/metadata';

export const metadata = notFoundMetadata();

export default function NotFoundPage() {
  return (
    <Shell>
      <NotFound {...content().pages['not-found']} />
    </Shell>
  );
}
