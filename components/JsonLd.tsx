import { pageGraph, serialise } from '@/lib/jsonld';

interface JsonLdProps {
  /** URL path of the page. */
  path: string;
}

/** The page's structured data: one graph in one script element. */
export function JsonLd({ path }: JsonLdProps) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialise(pageGraph(path)) }} />;
}
