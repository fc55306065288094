import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

/** Mocks of browser APIs that the islands use and jsdom lacks. */
Object.assign(globalThis, { TextDecoder, TextEncoder });
window.matchMedia = (media) => ({ matches: false, media }) as MediaQueryList;

/** Fails on React's warnings. */
const complaints: unknown[][] = [];
beforeEach(() => {
  complaints.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
});
afterEach(() => expect(complaints).toEqual([]));
