import { eachValue } from '../walk';

/** A page whose words nobody has confirmed, or whose words were changed after the day of the confirmation. */
export interface Unconfirmed {
  file: string;
  reason: 'never' | 'changed since';
}

/** Every page, service and product that has to be confirmed (again). */
export function unconfirmed(): Unconfirmed[] {
  const found: Unconfirmed[] = [];
  eachValue(({ file, path, value, schema }) => {
    if (path.length > 0 || !schema.properties?.confirmed) return;
    const { updated = '', confirmed } = (value ?? {}) as { updated?: string; confirmed?: { on?: string } };
    if (!confirmed?.on) found.push({ file, reason: 'never' });
    else if (updated > confirmed.on) found.push({ file, reason: 'changed since' });
  });
  return found;
}
