/** A decoded picture is on the screen after this many milliseconds. */
const SHOWN = 100;

/** Resolves when the words are painted and the first picture is on the screen. */
async function painted(): Promise<void> {
  await document
    .querySelector<HTMLImageElement>('img[fetchpriority]')
    ?.decode()
    .catch(() => undefined);
  await new Promise<void>((done) => {
    new PerformanceObserver(() => setTimeout(done, SHOWN)).observe({ type: 'paint', buffered: true });
  });
}

/**
 * Loads the web fonts of the page and applies them together, so that it is laid out again once and not once for each
 * font.
 */
export async function applyFonts(): Promise<void> {
  const sheet = document.querySelector<HTMLStyleElement>('style[data-fonts]');
  if (!sheet?.sheet || sheet.media !== 'not all') return;
  await painted();
  const faces = [...sheet.sheet.cssRules].map((rule) => {
    const get = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
    return new FontFace(get('font-family').replaceAll('"', ''), get('src'), { weight: get('font-weight') });
  });
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  for (const result of loaded) if (result.status === 'fulfilled') document.fonts.add(result.value);
}
