import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';

const endpoint = process.env.NEXT_PUBLIC_VITALS_ENDPOINT;

const report = ({ name, value, rating, id }: Metric) => {
  const detail = { name, value, rating, id, path: location.pathname };
  document.dispatchEvent(new CustomEvent('web-vitals', { detail }));
  if (endpoint) navigator.sendBeacon(endpoint, JSON.stringify(detail));
};

/**
 * Measures the Core Web Vitals of a visit; the browser buffers the entries from before this module was loaded. Each value
 * is dispatched as a `web-vitals` event on the document and, if NEXT_PUBLIC_VITALS_ENDPOINT was set at build time, sent
 * there. By default nothing is sent.
 */
export function measureVitals(): void {
  for (const measure of [onCLS, onINP, onLCP]) measure(report);
}
