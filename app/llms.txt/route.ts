import { content } from '@/lib/content';
import { llmsTxt } from '@/lib/llmsTxt';

export const dynamic = 'force-static';

/** The guide for answer engines. */
export const GET = (): Response =>
  new Response(llmsTxt(content()), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
