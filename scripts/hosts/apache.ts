import {
  addresses,
  compressedExtensions,
  contentTypes,
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
 * `.htaccess` for Apache 2.4 on shared hosting (AllowOverride All; modules rewrite, headers, mime). Apache prefers the
 * folder `about/` to the file `about.html`, so DirectorySlash is off and the rules look for the file first.
 */
export function htaccess({ pages, moved }: HostSite): string {
  // Without the canonical spelling, which would redirect to itself if its file were missing.
  const rules = addresses(pages, moved).map(
    ({ path, to }) => `RewriteRule "^(?!${bare(to)}$)(?i:${bare(path)})(?:/|\\.html)?$" "${to}" [R=${permanent},END]`,
  );
  return `# ${madeBy}
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex disabled
ErrorDocument 403 /404.html
ErrorDocument 404 /404.html
FileETag MTime Size

# Compressed variants: about.html.br is HTML in brotli, not a file of a type of its own.
RemoveType .gz .br
RemoveLanguage .br
${Object.entries(contentTypes)
  .map(([extension, type]) => `AddType "${type}" .${extension}`)
  .join('\n')}
AddEncoding br .br
AddEncoding gzip .gz
AddDefaultCharset Off

Header always set Cache-Control "${revalidate}"
<If "%{REQUEST_URI} =~ m#^(?:${immutableFolders.join('|')})#">
  Header always set Cache-Control "${immutable}"
</If>
${securityHeaders.map(([name, value]) => `Header always set ${name} "${value}"`).join('\n')}
<FilesMatch "\\.(?:${compressedExtensions.join('|')})(?:\\.br|\\.gz)?$">
  Header merge Vary Accept-Encoding
</FilesMatch>

RewriteEngine On
RewriteBase /

# Doubled slashes, which Apache has joined by now.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{THE_REQUEST} "^\\S+ /(?:[^?\\s]*/)?/"
RewriteRule ^ - [R=404,L]

# The error page itself, when Apache asks for it.
RewriteCond %{ENV:REDIRECT_STATUS} =404
RewriteRule ^404\\.html$ - [S=${rules.length + 7}]

# 1 to 3: nothing for visitors; 4: folders.
RewriteRule "^404(?:\\.html)?$" - [R=404,L]
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

# Compressed variants.
RewriteCond %{HTTP:Accept-Encoding} "(?:^|[\\s,])br(?:$|[\\s,])|(?:^|[\\s,])br;\\s*q=(?!0(?:\\.0*)?(?:,|\\s|$))"
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule "^(.+)$" "$1.br" [E=no-gzip:1,E=no-brotli:1,END]
RewriteCond %{HTTP:Accept-Encoding} "(?:^|[\\s,])gzip(?:$|[\\s,])|(?:^|[\\s,])gzip;\\s*q=(?!0(?:\\.0*)?(?:,|\\s|$))"
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule "^(.+)$" "$1.gz" [E=no-gzip:1,E=no-brotli:1,END]

# Without this, Apache would read the rules again with the rewritten address. What is not there may be read again:
# it becomes the error page, which has compressed variants, too.
RewriteCond %{REQUEST_FILENAME} -f
RewriteRule ^ - [END]
`;
}
