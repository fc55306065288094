import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';

const endpoint = process.env.NEXT_PUBLIC_VITALS_ENDPOINT;

const report = ({ name, value, rating, id }: Metric) => {
  const detail = { name, value, rating, id, path: location.pathname };
  document.dispatchEvent(new CustomEvent('web-vitals', { detail }));
  if (endpoint) navigator.sendBeacon(endpoint, JSON.stringify(detail));
};

/**
 * Measures the Core Web Vitals of a visit, those from before this module was loaded included. Each value is dispatched as
 * a `web-vitals` event on the document; when NEXT_PUBLIC_VITALS_ENDPOINT is set at build time it is sent there, too. Off
 * by default: nothing leaves the page.
 */
export function measureVitals(): void {
  for (const measure of [onCLS, onINP, onLCP]) measure(report);
}
