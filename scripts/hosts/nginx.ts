import {
  addresses,
  contentTypes,
  hostFiles,
  immutable,
  immutableFolders,
  permanent,
  revalidate,
  securityHeaders,
} from '../../lib/headers';
import { type HostSite, madeBy, oneOf } from './site';

interface NginxPlace {
  /** Such as `80` or `127.0.0.1:8080`. */
  listen: string;
  /** Folder of the export, or the symbolic link that a deployment switches. */
  root: string;
}

/**
 * A file for nginx's `http` block (Debian: /etc/nginx/conf.d). `<path>.html` is tried first, because the export may hold
 * a folder of the same name; then the map of spellings, whose keys nginx compares without case.
 */
export function nginxConf(
  { pages, moved, domain }: HostSite,
  { listen, root }: NginxPlace = { listen: '80', root: '/srv/site/current' },
): string {
  const spellings = addresses(pages, moved).flatMap(({ path, to }) =>
    ['', '/', '.html'].map((end) => `  "${path}${end}" "${to}";`),
  );
  const elsewhere = `if ($site_address = $uri) {\n      return 404;\n    }\n    if ($site_address) {\n      return ${permanent} $site_address$is_args$args;\n    }\n    return 404;`;
  return `# ${madeBy}
# Needs the module brotli_static (Debian: libnginx-mod-http-brotli-static).
# Put the site's TLS lines (listen 443 ssl http2, certificates) beside \`listen\`.
map_hash_bucket_size 128;
map_hash_max_size 8192;

map $uri $site_address {
  default "";
${spellings.join('\n')}
}

map $uri $site_cache {
  default "${revalidate}";
${immutableFolders.map((folder) => `  "~^${folder}" "${immutable}";`).join('\n')}
}

server {
  listen ${listen};
  server_name ${domain};
  server_tokens off;
  root ${root};

  absolute_redirect off;
  # Doubled slashes stay as they are, so that no rule below is passed by.
  merge_slashes off;
  large_client_header_buffers 4 16k;
  keepalive_timeout 65s;
  sendfile on;
  tcp_nopush on;
  etag on;

  brotli_static on;
  gzip_static on;
  gzip_vary on;

  default_type application/octet-stream;
  types {
${Object.entries(contentTypes)
  .map(([end, type]) => `    "${type}" ${end};`)
  .join('\n')}
  }

  add_header Cache-Control $site_cache always;
${securityHeaders.map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n')}

  # A request that cannot be read (a lone %, NUL, too long) gets the designed page, too.
  error_page 400 403 404 414 =404 /404.html;

  location = /404.html {
    internal;
  }
  location = /404 {
    return 404;
  }
  location ~ // {
    return 404;
  }
  location ~ (?:^/(?:${oneOf(hostFiles)})|/\\.(?!well-known/)[^/]*|\\.(?:br|gz))$ {
    return 404;
  }
  location = / {
    try_files /index.html =404;
  }
  location = /index {
    return ${permanent} /$is_args$args;
  }
  location ~ (?:/|\\.html)$ {
    ${elsewhere}
  }
  location / {
    try_files $uri.html $uri @elsewhere;
  }
  location @elsewhere {
    ${elsewhere}
  }
}
`;
}
