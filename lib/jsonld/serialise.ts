/** JSON escaped for a script element: no string in it can close the element or open a comment. */
export const serialise = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
