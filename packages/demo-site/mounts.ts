import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { checkoutFolder } from '@gazetteer/workshop';

export interface Mount {
	hostPath: string;
	vfsPath: string;
}

/** What PHP on WebAssembly calls the folder that WordPress is in. */
export const WORDPRESS_FOLDER = '/wordpress';

const CONTENT = `${WORDPRESS_FOLDER}/wp-content`;

/**
 * Folders of this checkout, and where a site shows them. The build is there twice: inside the plugin, as an installed
 * plugin carries it, and as /dist/ for pages that load it by a plain script tag.
 */
const PLACES: ReadonlyArray<readonly [folder: string, place: string]> = [
	['plugin-php-shim', `${CONTENT}/plugins/gazetteer`],
	['dist', `${CONTENT}/plugins/gazetteer/dist`],
	['dist', `${WORDPRESS_FOLDER}/dist`],
	['tests/pages/html', `${WORDPRESS_FOLDER}/pages`],
	['packages/demo-site/theme', `${CONTENT}/themes/gazetteer-demo`],
];

/** `muPlugins` is a folder of must-use plugins, for what only some sites need. */
export async function siteMounts(
	muPlugins?: string,
	checkout: string = checkoutFolder(),
): Promise<Mount[]> {
	// The build may still be running; its folder has to be there to be shown.
	await mkdir(path.join(checkout, 'dist'), { recursive: true });
	const ofCheckout = PLACES.map(([folder, place]) => ({
		hostPath: path.join(checkout, folder),
		vfsPath: place,
	}));
	return [
		...ofCheckout.filter(({ hostPath }) => existsSync(hostPath)),
		...(muPlugins ? [{ hostPath: muPlugins, vfsPath: `${CONTENT}/mu-plugins` }] : []),
	];
}
