import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { checkoutFolder } from '@gazetteer/workshop';

export interface Mount {
	hostPath: string;
	vfsPath: string;
}

const CONTENT = '/wordpress/wp-content';

/**
 * Folders of this checkout, and where a site shows them. The build is there twice: inside the plugin, as an installed
 * plugin carries it, and as /dist/ for pages that load it by a plain script tag.
 */
const PLACES: ReadonlyArray<readonly [folder: string, place: string]> = [
	['plugin-php-shim', `${CONTENT}/plugins/gazetteer`],
	['dist', `${CONTENT}/plugins/gazetteer/dist`],
	['dist', '/wordpress/dist'],
	['tests/pages', '/wordpress/pages'],
	['packages/demo-site/theme', `${CONTENT}/themes/gazetteer-demo`],
];

export async function siteMounts(checkout: string = checkoutFolder()): Promise<Mount[]> {
	// The build may still be running; its folder has to be there to be shown.
	await mkdir(path.join(checkout, 'dist'), { recursive: true });
	return PLACES.map(([folder, place]) => ({
		hostPath: path.join(checkout, folder),
		vfsPath: place,
	})).filter(({ hostPath }) => existsSync(hostPath));
}
