import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');

/**
 * The entry files of the editor scripts: for listings, contact forms, posts and pages, and the
 * admin screens.
 */
const ENTRIES = {
	index: 'plugin-php-shim/editor/index.tsx',
	forms: 'plugin-php-shim/editor/forms/index.tsx',
	page: 'plugin-php-shim/editor/forms/insert/index.tsx',
	plans: 'plugin-php-shim/editor/plans/index.tsx',
	fields: 'plugin-php-shim/editor/fields/index.tsx',
	listing: 'plugin-php-shim/editor/listing/index.tsx',
} as const;

/** Builds the editor scripts with wp-scripts, so that they use the packages that WordPress loads. */
export async function buildEditor(): Promise<void> {
	const scripts = join(root, 'node_modules/@wordpress/scripts/bin/wp-scripts.js');
	const entries = Object.entries(ENTRIES).map(([name, file]) => `${name}=./${file}`);
	const config = '--config=packages/workshop/editor.webpack.mjs';
	const given = ['build', ...entries, config, '--output-path=dist/editor'];
	await run(process.execPath, [scripts, ...given], { cwd: root });
}
