export { precompress as compress } from './precompress';
