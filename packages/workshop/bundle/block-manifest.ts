import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const blocks = join(root, 'plugin-php-shim/blocks');

/** Writes the content of all block.json files to one PHP file. WordPress reads this file instead. */
export async function writeBlockManifest(): Promise<void> {
	const scripts = join(root, 'node_modules/@wordpress/scripts/bin/wp-scripts.js');
	await run(
		process.execPath,
		[
			scripts,
			'build-blocks-manifest',
			`--input=${blocks}`,
			`--output=${join(blocks, 'blocks-manifest.php')}`,
		],
		{ cwd: root },
	);
}
