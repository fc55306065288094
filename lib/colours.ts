/** Colour of the dark ground, `--ink-950` in styles/tokens.scss: the browser paints it before the page is there. */
export const ink = '#050b12';
