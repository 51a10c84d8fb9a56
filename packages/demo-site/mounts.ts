import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { checkoutFolder } from '@gazetteer/workshop';

export interface Mount {
	hostPath: string;
	vfsPath: string;
}

/** The path of the WordPress folder in PHP on WebAssembly. */
export const WORDPRESS_FOLDER = '/wordpress';

const CONTENT = `${WORDPRESS_FOLDER}/wp-content`;

/**
 * Folders of this checkout, and their paths in a site. The build is in the plugin, as in an
 * installed plugin. It is also at /dist/, for pages that load it with a script tag.
 */
const PLACES: ReadonlyArray<readonly [folder: string, place: string]> = [
	['plugin-php-shim', `${CONTENT}/plugins/gazetteer`],
	['dist', `${CONTENT}/plugins/gazetteer/dist`],
	['dist', `${WORDPRESS_FOLDER}/dist`],
	['tests/pages/html', `${WORDPRESS_FOLDER}/pages`],
	['packages/demo-site/theme', `${CONTENT}/themes/gazetteer-demo`],
];

/** Returns the mounts of a site. `muPlugins` is a folder with must-use plugins for this site. */
export async function siteMounts(
	muPlugins?: string,
	checkout: string = checkoutFolder(),
): Promise<Mount[]> {
	// The build may still be running, but its folder must exist to be mounted.
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
