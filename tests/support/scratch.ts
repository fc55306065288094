import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A temporary folder for a test file, removed after its last test. */
export function scratchFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-'));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}
