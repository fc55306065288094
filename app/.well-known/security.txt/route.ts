import { content } from '@/lib/content';
import { absoluteUrl } from '@/lib/siteUrl';

export const dynamic = 'force-static';

/** Contact for reporting vulnerabilities (RFC 9116). */
export function GET(): Response {
  const { company } = content();
  const lines = [
    `Contact: mailto:${company.email.value}`,
    `Expires: ${company.securityUntil}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
