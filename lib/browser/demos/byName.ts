/** Loads a demonstration under `npm run dev`; in the built site each has an address of its own. */
export const byName = (name: string): Promise<unknown> => import(`./${name}`);
