import fs from 'node:fs/promises';
import path from 'node:path';
import { content } from '@/lib/content';
import { absoluteUrl } from '@/lib/siteUrl';

/** Writes .well-known/security.txt (RFC 9116): whom to tell about a weakness of the site. */
export async function writeSecurityTxt(out: string): Promise<void> {
  const { company } = content();
  const lines = [
    `Contact: mailto:${company.email.value}`,
    `Expires: ${company.securityUntil}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
  ];
  await fs.mkdir(path.join(out, '.well-known'), { recursive: true });
  await fs.writeFile(path.join(out, '.well-known/security.txt'), `${lines.join('\n')}\n`);
}
