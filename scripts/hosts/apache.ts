import {
  compressedEndings,
  contentTypes,
  hiddenPages,
  hostFiles,
  immutable,
  immutableFolders,
  permanent,
  revalidate,
  securityHeaders,
} from '../../lib/headers';
import { type HostSite, madeBy, oneOf } from './site';

const bare = (path: string): string => path.slice(1).replace(/[.+]/g, '\\$&');

/**
 * `.htaccess` for Apache 2.4 on shared hosting (AllowOverride All; modules rewrite, headers, mime).
 * Apache sees the folder `about/` before the file `about.html`; DirectorySlash Off and the rewriting mend that.
 */
export function htaccess({ addresses }: HostSite): string {
  const hidden = hiddenPages.map(bare);
  const rules = addresses.map(
    ({ path, to }) => `RewriteRule "^${bare(path)}(?:/|\\.html)?$" "${to}" [NC,R=${permanent},END]`,
  );
  return `# ${madeBy}
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex disabled
ErrorDocument 403 /404.html
ErrorDocument 404 /404.html
FileETag MTime Size

# Twins: about.html.br is HTML in brotli, not a file of a type of its own.
RemoveType .gz .br
RemoveLanguage .br
${Object.entries(contentTypes)
  .map(([end, type]) => `AddType "${type}" .${end}`)
  .join('\n')}
AddEncoding br .br
AddEncoding gzip .gz
AddDefaultCharset Off

Header always set Cache-Control "${revalidate}"
<If "%{REQUEST_URI} =~ m#^(?:${immutableFolders.join('|')})#">
  Header always set Cache-Control "${immutable}"
</If>
${securityHeaders.map(([name, value]) => `Header always set ${name} "${value}"`).join('\n')}
<FilesMatch "\\.(?:${compressedEndings.join('|')})(?:\\.br|\\.gz)?$">
  Header merge Vary Accept-Encoding
</FilesMatch>

RewriteEngine On
RewriteBase /

# The error page itself, when Apache asks for it.
RewriteCond %{ENV:REDIRECT_STATUS} =404
RewriteRule ^404\\.html$ - [S=${rules.length + 7}]

# 1 to 3: nothing for visitors; 4: folders.
RewriteRule "^(?:${hidden.join('|')})(?:\\.html)?$" - [R=404,L]
RewriteRule "^(?:${oneOf(hostFiles)})$|(?:^|/)\\.(?!well-known/)|\\.(?:br|gz)$" - [R=404,L]
RewriteRule "^index$" / [R=${permanent},END]
RewriteCond %{REQUEST_FILENAME}.html !-f
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule "[^/]$" - [R=404,L]
# 5 and 6: home, and pages, whose file comes before a folder of the same name.
RewriteRule "^$" index.html [S=${rules.length + 1}]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule "^(.*[^/])$" "$1.html" [S=${rules.length}]

# Other spellings, and addresses that have moved.
${rules.join('\n')}
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,L]

# Compressed twins.
RewriteCond %{HTTP:Accept-Encoding} "(?:^|[\\s,])br(?:$|[\\s,])|(?:^|[\\s,])br;\\s*q=(?!0(?:\\.0*)?(?:,|\\s|$))"
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule "^(.+)$" "$1.br" [E=no-gzip:1,E=no-brotli:1,END]
RewriteCond %{HTTP:Accept-Encoding} "(?:^|[\\s,])gzip(?:$|[\\s,])|(?:^|[\\s,])gzip;\\s*q=(?!0(?:\\.0*)?(?:,|\\s|$))"
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule "^(.+)$" "$1.gz" [E=no-gzip:1,E=no-brotli:1,END]

# Without this, Apache would read the rules again with the rewritten address. What is not there may be read again:
# it becomes the error page, which has a twin, too.
RewriteCond %{REQUEST_FILENAME} -f
RewriteRule ^ - [END]
`;
}

interface ApachePlace {
  /** Such as `*:80`. */
  listen: string;
  root: string;
  /** Folder that holds not-found.asis. */
  asis: string;
}

/**
 * A virtual host for those who run Apache themselves. It adds what no .htaccess can say: the answer to requests that
 * Apache refuses before it looks for a file. Needs the module asis besides.
 */
export function apacheConf(
  { domain }: HostSite,
  { listen, root, asis }: ApachePlace = { listen: '*:80', root: '/srv/site/current', asis: '/srv/site/apache' },
): string {
  return `# ${madeBy}
LimitRequestLine 16384
MergeSlashes Off
<VirtualHost ${listen}>
  ServerName ${domain}
  DocumentRoot ${root}
  <Directory ${root}>
    AllowOverride All
    Require all granted
  </Directory>
  KeepAliveTimeout 65
  MaxKeepAliveRequests 0
  AcceptPathInfo Off

  # A lone % is a bad request to Apache; a file sent as is may say 404 all the same.
  Alias "/.bad-request" "${asis}/not-found.asis"
  <Directory ${asis}>
    Require all granted
    SetHandler send-as-is
  </Directory>
  ErrorDocument 400 /.bad-request
  ErrorDocument 403 /404.html
  ErrorDocument 404 /404.html
  ErrorDocument 414 /.bad-request

  # No file has a name as long as this; the file system would refuse it with an error.
  RewriteEngine On
  RewriteRule "[^/]{250,}" - [R=404,L]
</VirtualHost>
`;
}

/** The designed not-found page with its own status line, for mod_asis. */
export function notFoundAsis(notFoundPage: string): string {
  const headers = [...securityHeaders, ['Cache-Control', revalidate], ['Content-Type', contentTypes.html]];
  return `Status: 404 Not Found\n${headers.map(([name, value]) => `${name}: ${value}`).join('\n')}\n\n${notFoundPage}`;
}
