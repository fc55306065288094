import path from 'node:path';
import { htmlProblems } from '../support/checks/html';
import { readExport } from '../support/exported';
import { expectProblems, planted } from '../support/site';

const htmlFiles = (folder?: string) => {
  const site = readExport(folder);
  return [...site.files]
    .filter((file) => file.endsWith('.html') && !file.startsWith('/_'))
    .map((file) => path.join(site.folder, file));
};

describe('HTML', () => {
  it('conforms on every page', async () => {
    expect(await htmlProblems(htmlFiles())).toEqual([]);
  }, 120_000);

  it('the checker finds planted defects', async () => {
    expectProblems(await htmlProblems(htmlFiles(planted)), [
      /no-dup-id/,
      /element-permitted-content/,
      /wcag\/h37/,
      /long-title/,
    ]);
  });
});
