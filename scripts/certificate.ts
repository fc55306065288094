import { execFileSync } from 'node:child_process';

/**
 * Makes a certificate for localhost, good for a week, that nobody but its maker has signed.
 *
 * @returns the certificate and its key together, in PEM
 * @throws when openssl is missing
 */
export function localCertificate(): Buffer {
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '7'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  try {
    return execFileSync('openssl', ['req', ...kind, '-keyout', '-', '-out', '-', ...subject], { stdio: 'pipe' });
  } catch {
    throw new Error('No certificate could be made. Install openssl.');
  }
}
