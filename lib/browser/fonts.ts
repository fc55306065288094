/** A decoded picture is painted after this many milliseconds. */
const PAINT_DELAY = 100;

/** Resolves when the words and the first picture have been painted. */
async function painted(): Promise<void> {
  await document
    .querySelector<HTMLImageElement>('img[fetchpriority]')
    ?.decode()
    .catch(() => undefined);
  await new Promise<void>((done) => {
    new PerformanceObserver(() => setTimeout(done, PAINT_DELAY)).observe({ type: 'paint', buffered: true });
  });
}

/** Loads and applies the web fonts together, so that the page is laid out once more and not once for each font. */
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
