import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** The block editor's script, built as WordPress builds its own, so that it shares the editor's packages. */
export async function buildEditor(): Promise<void> {
	const scripts = join(root, 'node_modules/@wordpress/scripts/bin/wp-scripts.js');
	const given = ['build', 'plugin-php-shim/editor/index.tsx', '--output-path=dist/editor'];
	await run(process.execPath, [scripts, ...given], { cwd: root });
}
