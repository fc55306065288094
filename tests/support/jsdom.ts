import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

/** What jsdom does not have and the components use. */
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** Media features that count as set in a test, such as `prefers-reduced-motion: reduce`. */
export const media = new Set<string>();

window.matchMedia = (query: string) => {
  const matches = [...media].some((feature) => query.includes(feature));
  return Object.assign(new EventTarget(), {
    matches,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList;
};

/** A warning of React's is a mistake, too. */
const complaints: unknown[][] = [];
beforeEach(() => {
  complaints.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
});
afterEach(() => expect(complaints).toEqual([]));
