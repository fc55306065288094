import { LinkRow } from '@/components/ui/LinkRow/LinkRow';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';

/** Links to further pages in one row. */
export function FurtherPages({ title, lead, links }: Content['pages']['services']['more']) {
  return (
    <Section id="more" pad="strip" heading={{ title, lead, layout: 'small' }}>
      <LinkRow links={links} />
    </Section>
  );
}
