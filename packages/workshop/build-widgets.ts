import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Moment } from '@gazetteer/host';
import { build } from 'vite';
import { ISLANDS, islandOf, nameSheetsAfterIslands } from './bundle/islands.ts';
import { factsOf, widgetNames } from './bundle/widgets.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, process.env['GAZETTEER_DIST'] ?? 'dist');
const widgets = join(root, 'widgets');

/** The content of manifest.json: the file names of the bundle. The plugin reads it. */
export interface Manifest {
	readonly version: string;
	readonly loader: string;
	readonly entry: string;
	readonly script: string;
	readonly widgets: Readonly<
		Record<
			string,
			{
				readonly script: string;
				readonly style?: string;
				/**
				 * When the widget starts. The plugin adds a preload link for widgets that start at
				 * page load.
				 */
				readonly when: Moment;
				/**
				 * The selector of older markup that the widget handles. The plugin prints it in the
				 * page settings.
				 */
				readonly adopt?: string;
			}
		>
	>;
}

const pass = (mode: string) => build({ root, mode, configFile: join(root, 'vite.config.ts') });

/**
 * Deletes the files of earlier builds. Runs after the new files are written, because open pages may
 * still load the old ones.
 */
async function deleteOldFiles(since: number) {
	for (const name of await readdir(dist)) {
		const path = join(dist, name);
		const found = await stat(path);
		// Skip folders: other build steps write the editor's scripts and the types there.
		if (found.isFile() && found.mtimeMs < since) await rm(path);
	}
}

async function writeManifest() {
	const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Manifest;
	const files: Record<string, Manifest['widgets'][string]> = {};
	for (const name of widgetNames(widgets)) {
		const { file, sheet } = islandOf(dist, name);
		const { when, adopt } = await factsOf(widgets, name);
		files[name] = {
			script: file,
			...(sheet && { style: sheet }),
			when,
			...(adopt && { adopt }),
		};
	}
	const loader = (await readdir(dist)).find((name) => /^loader-.*\.js$/.test(name))!;
	const manifest: Manifest = {
		version,
		loader,
		entry: 'gazetteer.js',
		script: 'gazetteer.iife.js',
		widgets: files,
	};

	// The file name of this entry has no hash, because script tags use it. The file imports the
	// loader.
	await writeFile(join(dist, manifest.entry), `import './${loader}';\n`);
	await writeFile(join(dist, 'manifest.json'), `${JSON.stringify(manifest, null, '\t')}\n`);
	await rm(join(dist, ISLANDS));
}

async function writeIntegrity() {
	const files = (await readdir(dist)).filter((name) => /\.(js|css)$/.test(name)).sort();
	const hashes = await Promise.all(
		files.map(async (name) => {
			const hash = createHash('sha384').update(await readFile(join(dist, name)));
			return [name, `sha384-${hash.digest('base64')}`];
		}),
	);
	const integrity = Object.fromEntries(hashes) as Record<string, string>;
	await writeFile(join(dist, 'sri.json'), `${JSON.stringify(integrity, null, '\t')}\n`);
}

/**
 * Builds the scripts and styles in `dist/`. Builds the widgets first, because the other entries
 * contain their hashed file names.
 */
export async function buildWidgets(): Promise<void> {
	await mkdir(dist, { recursive: true });
	const began = Date.now();
	await pass('islands');
	nameSheetsAfterIslands(dist);
	for (const mode of ['loader', 'index', 'script']) await pass(mode);
	await deleteOldFiles(began);
	await writeManifest();
	await writeIntegrity();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWidgets();
