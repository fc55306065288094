/** Tells how far a recipe is, in one line. */
export const log = (text: string) => console.log(`    ${text}`);

/** How one picture, film or folder of files is made. Paths start from the project folder. */
export interface Recipe {
  /** Group and name, such as films/hero. */
  name: string;
  /** Files and folders that decide how the outputs look. */
  inputs: readonly string[];
  /** Sizes and words that decide it, too. */
  settings?: unknown;
  outputs: readonly string[];
  /** Makes the outputs; their folders are there. */
  make: () => Promise<unknown>;
}
