import {
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

const bare = (path: string): string => path.replace(/[.+]/g, '\\$&');

/**
 * A Caddyfile. SITE_ADDRESS and SITE_ROOT in Caddy's environment change where it listens and what it serves.
 * Inside `route` the lines run in the order written; everywhere else Caddy sorts them its own way.
 */
export function caddyfile({ addresses, domain }: HostSite): string {
  const hidden = hiddenPages.flatMap((page) => [page, `${page}.html`]);
  const types = Object.entries(contentTypes)
    .map(([end, type]) => `	@${end} path *.${end}\n	header @${end} Content-Type "${type}"`)
    .join('\n');
  return `# ${madeBy}
{
	admin off
}

(site_headers) {
${securityHeaders.map(([name, value]) => `	header ${name} "${value}"`).join('\n')}
	header -Server
	header Vary Accept-Encoding
}

{$SITE_ADDRESS:${domain}} {
	root * {$SITE_ROOT:/srv/site/current}
	import site_headers

	map {path} {site_address} {
${addresses.map(({ path, to }) => `		"~(?i)^${bare(path)}(?:/|\\.html)?$" "${to}"`).join('\n')}
		default ""
	}

	route {
		@hidden {
			path_regexp ^(?:${oneOf(hidden)}|/(?:${oneOf(hostFiles)})|.*/\\..*|.*\\.(?:br|gz))$
			not path /.well-known/*
		}
		error @hidden 404

		# A page: its file is looked for before a folder of the same name.
		@page {
			not path_regexp (?:/|\\.html|^/index)$
			file {path}.html
		}
		rewrite @page {path}.html

		# Another spelling of an address. {uri} keeps the query after the rewrite.
		@spelling {
			not file {path}
			expression {site_address} != ""
		}
		@written {
			path_regexp \\.html$
			expression {http.request.orig_uri.path} == {path} && {site_address} != ""
		}
		route @spelling {
			rewrite {site_address}
			redir {uri} ${permanent}
		}
		route @written {
			rewrite {site_address}
			redir {uri} ${permanent}
		}

		@kept path ${immutableFolders.map((folder) => `${folder}*`).join(' ')}
		@asked not path ${immutableFolders.map((folder) => `${folder}*`).join(' ')}
		header @kept Cache-Control "${immutable}"
		header @asked Cache-Control "${revalidate}"
${types.replace(/^/gm, '	')}
		file_server {
			precompressed br gzip
			disable_canonical_uris
			pass_thru
		}
		error 404
	}

	handle_errors {
		import site_headers
		header Cache-Control "${revalidate}"
		header Content-Type "${contentTypes.html}"
		rewrite * /404.html
		file_server {
			precompressed br gzip
			status 404
		}
	}
}
`;
}
