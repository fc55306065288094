/** Colours of the people in the closings. */
export const SKIN = '#1b4a52';
export const HAIR = '#081821';
export const DARK = '#0a1c25';
export const CLOTH = '#0f2f38';
export const SLEEVE = '#17454b';
