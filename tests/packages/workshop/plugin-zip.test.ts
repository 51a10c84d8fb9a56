/** @jest-environment node */
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { zipPlugin } from '../../../packages/workshop/plugin-zip.ts';

const FILES = [
	'LICENSE',
	'README.md',
	'plugin-php-shim/gazetteer.php',
	'plugin-php-shim/src/Plugin.php',
	'plugin-php-shim/editor/index.tsx',
	'plugin-php-shim/dist/left-over.js',
	'plugin-php-shim/.hidden',
	'dist/manifest.json',
	'dist/gazetteer.iife.js',
	'dist/types/index.d.ts',
	'dist/editor/index.js',
	'dist/editor/index-rtl.css',
];

function checkout(date: Date): string {
	const folder = mkdtempSync(path.join(tmpdir(), 'gazetteer-zip-'));
	for (const file of FILES) {
		const target = path.join(folder, file);
		mkdirSync(path.dirname(target), { recursive: true });
		writeFileSync(target, `the content of ${file}`);
		utimesSync(target, date, date);
	}
	return folder;
}

describe('zip file of the plugin', () => {
	it('the zip file contains the plugin with its build, and no sources of built files', () => {
		expect(Object.keys(unzipSync(zipPlugin(checkout(new Date()))))).toEqual([
			'gazetteer/LICENSE',
			'gazetteer/dist/editor/index.js',
			'gazetteer/dist/gazetteer.iife.js',
			'gazetteer/dist/manifest.json',
			'gazetteer/gazetteer.php',
			'gazetteer/src/Plugin.php',
		]);
	});

	it('the zip file is byte-identical whenever and wherever it is made', () => {
		const one = zipPlugin(checkout(new Date('2020-01-01')));
		const other = zipPlugin(checkout(new Date('2026-06-01')));
		expect(Buffer.compare(one, other)).toBe(0);
	});
});
