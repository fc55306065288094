import { siteOrigin } from '../siteUrl';

/** @id of a node: `id('/about', 'webpage')` → `https://…/about#webpage`. */
export const id = (path: string, fragment: string): string => `${siteOrigin()}${path}#${fragment}`;

/** A reference to the node with this @id. */
export const ref = (path: string, fragment: string) => ({ '@id': id(path, fragment) });

export const organizationRef = () => ref('/', 'organization');
export const websiteRef = () => ref('/', 'website');
