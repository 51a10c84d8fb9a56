import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const plugin = path.join(__dirname, '../plugin-php-shim');
const folder = path.join(plugin, 'blocks');
const names = readdirSync(folder, { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map((entry) => entry.name);
const version = /^ \* Version: +(\S+)/m.exec(
	readFileSync(path.join(plugin, 'gazetteer.php'), 'utf8'),
)?.[1];

it.each(names)('the block %s has all properties that WordPress requires', (name) => {
	const block = JSON.parse(readFileSync(path.join(folder, name, 'block.json'), 'utf8')) as Record<
		string,
		unknown
	>;
	expect(block).toMatchObject({
		apiVersion: 3,
		name: `gazetteer/${name}`,
		version,
		textdomain: 'gazetteer',
		editorScript: 'gazetteer-editor',
		render: 'file:./render.php',
	});
	expect(existsSync(path.join(folder, name, 'render.php'))).toBe(true);
});

it('the blocks manifest contains the data of each block.json', () => {
	const home = mkdtempSync(path.join(os.tmpdir(), 'gazetteer-blocks-'));
	const made = path.join(home, 'manifest.php');
	try {
		execFileSync(
			process.execPath,
			[
				path.join(plugin, '../node_modules/@wordpress/scripts/bin/wp-scripts.js'),
				'build-blocks-manifest',
				`--input=${folder}`,
				`--output=${made}`,
			],
			{ cwd: path.dirname(plugin) },
		);
		expect(readFileSync(path.join(folder, 'blocks-manifest.php'), 'utf8')).toBe(
			readFileSync(made, 'utf8'),
		);
	} finally {
		rmSync(home, { recursive: true, force: true });
	}
});
