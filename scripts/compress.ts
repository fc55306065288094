/**
 * Writes a brotli and a gzip copy beside each text file of the export, then stamps the release; a build's last step.
 *
 *   npx tsx scripts/compress.ts [folder]      (default: out)
 *
 * The copies are kept in .cache/compressed, so an unchanged file costs one read.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { precompress } from './serve/precompress';

const root = fileURLToPath(new URL('../', import.meta.url));
const started = performance.now();
const folder = path.resolve(process.argv.slice(2).find((word) => !word.startsWith('-')) ?? path.join(root, 'out'));
const { files, made, raw, br } = await precompress(folder, path.join(root, '.cache/compressed'));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const kib = (bytes: number): number => Math.round(bytes / 1024);
console.log(
  `${files} text files: ${kib(raw)} KiB, ${kib(br)} KiB with brotli; ${made} files compressed in ${seconds} s`,
);
