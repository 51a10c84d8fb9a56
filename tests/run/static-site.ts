import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { checkoutFolder } from '@gazetteer/workshop';

/** URL prefixes and the folders of this checkout behind them. */
type Places = readonly (readonly [prefix: string, folder: string])[];

const placesWith = (dist: string): Places => [
	['/dist/', dist],
	['/pages/', 'tests/pages/html'],
	['/blocks/', 'plugin-php-shim/blocks'],
	// The URL in WordPress, for pages that load jQuery themselves.
	['/wp-includes/js/jquery/', 'node_modules/jquery/dist'],
];

const TYPES: Readonly<Record<string, string>> = {
	'.css': 'text/css',
	'.html': 'text/html; charset=utf-8',
	'.jpg': 'image/jpeg',
	'.js': 'text/javascript',
	'.json': 'application/json',
	'.png': 'image/png',
	'.svg': 'image/svg+xml',
	'.webp': 'image/webp',
};

const fileOf = (pathname: string, places: Places): string | undefined => {
	for (const [prefix, folder] of places) {
		if (!pathname.startsWith(prefix)) continue;
		const within = path.join(checkoutFolder(), folder);
		const file = path.join(within, pathname.slice(prefix.length));
		if (file.startsWith(within + path.sep) && existsSync(file) && statSync(file).isFile()) {
			return file;
		}
	}
	return undefined;
};

export interface StaticSite {
	url: string;
	close: () => void;
}

/** Serves a build and the static pages, for this machine only. */
export const openStaticSite = (dist: string): Promise<StaticSite> =>
	new Promise((resolve) => {
		const places = placesWith(dist);
		const server = createServer(({ url = '/' }, response) => {
			const { pathname } = new URL(url, 'http://here');
			// Browsers request it automatically.
			if (pathname === '/favicon.ico') return response.writeHead(204).end();
			const file = fileOf(decodeURIComponent(pathname), places);
			if (!file) return response.writeHead(404).end();
			response.writeHead(200, {
				'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
				'Cache-Control': 'no-cache',
			});
			return createReadStream(file).pipe(response);
		});
		server.listen(0, '127.0.0.1', () => {
			const { port } = server.address() as AddressInfo;
			resolve({
				url: `http://127.0.0.1:${port}`,
				close: () => {
					server.close();
					server.closeAllConnections();
				},
			});
		});
	});
