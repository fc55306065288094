/** Milliseconds to wait after the first paint, so that a decoded picture is painted, too. */
const PAINT_DELAY = 100;

/** Resolves when the text and the largest picture of the first screen have been painted. */
async function painted(): Promise<void> {
  await document
    .querySelector<HTMLImageElement>('img[fetchpriority]')
    ?.decode()
    .catch(() => undefined);
  await new Promise<void>((done) => {
    new PerformanceObserver(() => setTimeout(done, PAINT_DELAY)).observe({ type: 'paint', buffered: true });
  });
}

/** Loads all web fonts before applying any, so that they cause one layout instead of one each. */
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
