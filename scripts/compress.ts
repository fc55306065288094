/**
 * Writes a brotli and a gzip twin beside each text file of the export, then stamps the release. The last step of a build.
 *
 *   npx tsx scripts/compress.ts [folder]      (default: out)
 *
 * Twins are kept in .cache/twins, so an unchanged file costs one read.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress } from './serve/twins';

const root = fileURLToPath(new URL('../', import.meta.url));
const started = performance.now();
const folder = path.resolve(process.argv.slice(2).find((word) => !word.startsWith('-')) ?? path.join(root, 'out'));
const { files, made, raw, br } = await compress(folder, path.join(root, '.cache/twins'));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const kib = (bytes: number): number => Math.round(bytes / 1024);
console.log(`${files} text files: ${kib(raw)} KiB, ${kib(br)} KiB with brotli; ${made} twins made in ${seconds} s`);
