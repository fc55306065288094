/** Colours that drawings share. */
export const BRIGHT_TEAL = '#1f8f90';
export const TEAL = '#17757a';
export const DEEP_TEAL = '#0f5f63';
export const MINT = '#8fd0c8';

export const BRIGHT_RUST = '#c8502a';
export const RUST = '#b5471b';
export const BRICK = '#8f3714';

export const GOLD = '#f6c667';
export const HONEY = '#f0a53a';
export const AMBER = '#eea43f';
export const MARIGOLD = '#e9a23f';
export const BRASS = '#f0b25c';
export const HONEY_SHADE = '#c8762a';

export const CREAM = '#fbefd6';
export const SAND = '#dcc79c';
export const LINEN = '#f3e3c3';

// The shade of white cloth, light on black hair, and on a band that reflects.
export const WHITE_SHADE = '#cfe2dc';
export const SHEEN = '#7f9a98';
export const GLINT = '#fff3d0';

// Skin of small figures, and its shade; the tones of a face are in face.mjs.
export const SKIN = '#8f5a33';
export const BROWN_SKIN = '#8a5530';
export const DARK_SKIN = '#7d4a22';
export const DUSK = '#6d4225';

// What is dark: the inside of a room, a pane, cloth.
export const ROOM = '#14424a';
export const GLASS = '#16343c';
export const DARK_CLOTH = '#0b222b';
