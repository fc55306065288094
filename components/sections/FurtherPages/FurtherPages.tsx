import { LinkRow } from '@/components/ui/LinkRow/LinkRow';
import { Section } from '@/components/ui/Section/Section';

interface FurtherPagesProps {
  title: string;
  lead?: string;
  links: { label: string; href: string }[];
}

/** Links to further pages in one row. */
export function FurtherPages({ title, lead, links }: FurtherPagesProps) {
  return (
    <Section id="more" pad="strip" heading={{ title, lead, layout: 'small' }}>
      <LinkRow links={links} />
    </Section>
  );
}
