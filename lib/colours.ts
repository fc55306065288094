/** The dark background, `--ink-950` in styles/tokens.scss, which the browser paints before the page has loaded. */
export const ink = '#050b12';
