/**
 * Scans addresses with the MDN HTTP Observatory and prints one line of JSON for each.
 *
 *   npx tsx scripts/audit/observatory.ts SCANNER ADDRESS…      (an address without https://)
 *
 * It is a program of its own, because a certificate to trust (NODE_EXTRA_CA_CERTS) is read only when Node starts.
 */
import { pathToFileURL } from 'node:url';

interface Scanner {
  scan: (address: string) => Promise<{
    scan: { grade: string; score: number };
    tests: Record<string, { pass: boolean; result: string }>;
  }>;
}

const [scanner = '', ...addresses] = process.argv.slice(2);
const { scan } = (await import(pathToFileURL(scanner).href)) as Scanner;
for (const address of addresses) {
  try {
    const { scan: result, tests } = await scan(address);
    const failed = Object.values(tests)
      .filter(({ pass }) => !pass)
      .map(({ result }) => result);
    console.log(JSON.stringify({ address, grade: result.grade, score: result.score, failed }));
  } catch (error) {
    console.log(JSON.stringify({ address, grade: '', score: 0, failed: [String(error)] }));
  }
}
