/** Finishes an export that `next build` has just made, for trying the finishing step alone. */
import { finishExport } from './finish';

await finishExport('out');
