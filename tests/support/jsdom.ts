import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

/** What jsdom does not have and the islands use. */
Object.assign(globalThis, { TextDecoder, TextEncoder });
window.matchMedia = (media) => ({ matches: false, media }) as MediaQueryList;

/** A warning of React's is a mistake, too. */
const complaints: unknown[][] = [];
beforeEach(() => {
  complaints.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
});
afterEach(() => expect(complaints).toEqual([]));
