import path from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';

/**
 * Complaints of html-validate with the rules of .htmlvalidate.json. Beside what is merely style, three rules are off or
 * loosened there on purpose: `role="list"` stays on lists without bullets because Safari drops their meaning, React's
 * own ids begin with an underscore, and telephone numbers are kept together by CSS. The same complaint on many pages is
 * told once.
 *
 * @param files  full file names
 */
export async function htmlProblems(files: readonly string[]): Promise<string[]> {
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const report = await validator.validateMultipleFiles([...files]);
  const pages = new Map<string, string[]>();
  for (const { filePath, messages } of report.results)
    for (const { ruleId, message, selector } of messages) {
      const complaint = `${ruleId}: ${message} (${selector ?? ''})`;
      pages.set(complaint, [...(pages.get(complaint) ?? []), path.basename(filePath ?? '')]);
    }
  return [...pages].map(
    ([complaint, files]) => `${files[0]}${files.length > 1 ? ` and ${files.length - 1} more` : ''}: ${complaint}`,
  );
}
