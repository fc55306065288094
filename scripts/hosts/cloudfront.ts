import { hiddenPages, hostFiles, permanent, securityHeaders } from '../../lib/headers';
import { type HostSite, madeBy } from './site';

/**
 * A CloudFront function for the event viewer-request (runtime cloudfront-js-2.0, under 10 kB).
 * S3 knows only keys: the function turns an address into a key, and other spellings into a redirect.
 */
export function cloudfrontFunction({ pages, addresses }: HostSite): string {
  const spellings = Object.fromEntries(addresses.map(({ path, to }) => [path.toLowerCase(), to]));
  return `// ${madeBy}
const pages = new Set(${JSON.stringify(pages)});
const spellings = ${JSON.stringify(spellings)};
const hidden = new Set(${JSON.stringify([...hiddenPages.flatMap((page) => [page, `${page}.html`]), ...hostFiles.map((file) => `/${file}`)])});

function query(values) {
  const parts = [];
  for (const name of Object.keys(values)) {
    const all = values[name].multiValue || [values[name]];
    for (const one of all) parts.push(one.value === '' ? name : name + '=' + one.value);
  }
  return parts.length ? '?' + parts.join('&') : '';
}

function handler(event) {
  const request = event.request;
  const uri = request.uri;
  if (pages.has(uri)) {
    request.uri = uri === '/' ? '/index.html' : uri + '.html';
    return request;
  }
  const right = spellings[uri.toLowerCase().replace(/(?:\\/|\\.html)$/, '')];
  if (right) {
    return {
      statusCode: ${permanent},
      statusDescription: 'Moved Permanently',
      headers: { location: { value: right + query(request.querystring) } },
    };
  }
  if (hidden.has(uri) || /\\.(?:br|gz)$/.test(uri)) request.uri = '/no-such-file';
  return request;
}
`;
}

/**
 * A response headers policy (aws cloudfront create-response-headers-policy); unlike a function it reaches errors, too.
 *
 * @throws when lib/headers.ts lacks a header that the policy needs
 */
export function cloudfrontHeaders({ domain }: HostSite): string {
  const value = (name: string): string => {
    const found = securityHeaders.find((header) => header[0] === name);
    if (!found) throw new Error(`lib/headers.ts has no ${name}.`);
    return found[1];
  };
  const own = ['Permissions-Policy', 'Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy'];
  const hsts = value('Strict-Transport-Security');
  const policy = {
    Name: `${domain.replace(/[^a-z0-9]+/g, '-')}-headers`,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: value('Content-Security-Policy') },
      ContentTypeOptions: { Override: true },
      FrameOptions: { Override: true, FrameOption: value('X-Frame-Options') },
      ReferrerPolicy: { Override: true, ReferrerPolicy: value('Referrer-Policy') },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(hsts)?.[1]),
        IncludeSubdomains: /includeSubDomains/.test(hsts),
        Preload: /preload/.test(hsts),
      },
    },
    CustomHeadersConfig: {
      Quantity: own.length,
      Items: own.map((name) => ({ Header: name, Value: value(name), Override: true })),
    },
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
}
