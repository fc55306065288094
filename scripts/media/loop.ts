/** Steps between neighbouring frames, and the one from the last frame to the first; 10-bit levels. */
interface LoopSteps {
  mean: number;
  most: number;
  seam: number;
}

/** Every eleventh pixel's middle channel, which is enough to tell how far two frames lie apart. */
function thin(rows: Buffer): Uint16Array {
  const words = new Uint32Array(rows.buffer, rows.byteOffset, rows.byteLength >> 2);
  return Uint16Array.from({ length: Math.ceil(words.length / 11) }, (_, i) => ((words[i * 11] ?? 0) >>> 10) & 1023);
}

function apart(a: Uint16Array, b: Uint16Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum / a.length;
}

/** Follows how much the picture changes from frame to frame, to prove that the last leads into the first. */
export class LoopWatch {
  private first?: Uint16Array;
  private last?: Uint16Array;
  private count = 0;
  private sum = 0;
  private most = 0;

  /** @param rows  a frame of packed 10-bit levels */
  see(rows: Buffer): void {
    const now = thin(rows);
    if (this.last) {
      const step = apart(this.last, now);
      this.sum += step;
      this.count++;
      this.most = Math.max(this.most, step);
    }
    this.first ??= now;
    this.last = now;
  }

  /** @throws when no two frames were seen */
  steps(): LoopSteps {
    if (!this.first || !this.last || this.count === 0) throw new Error('a film needs two frames or more');
    return { mean: this.sum / this.count, most: this.most, seam: apart(this.last, this.first) };
  }
}
