import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Makes a certificate for localhost, good for a week, that nobody but its maker has signed.
 *
 * @param folder  where its two files are left
 * @returns key and certificate in PEM, and the certificate's file for a client that is to trust it
 * @throws when openssl is missing
 */
export function localCertificate(folder: string) {
  const key = path.join(folder, 'localhost.key');
  const file = path.join(folder, 'localhost.crt');
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '7'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  try {
    execFileSync('openssl', ['req', ...kind, '-keyout', key, '-out', file, ...subject], { stdio: 'ignore' });
  } catch {
    throw new Error('No certificate could be made. Install openssl.');
  }
  return { key: fs.readFileSync(key), cert: fs.readFileSync(file), file };
}
