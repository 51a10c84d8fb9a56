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

/** Which file of the bundle is whose, for the plugin and for anyone who pins one. */
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
				/** The widget's own moment: a page can fetch ahead what it needs at load. */
				readonly when: Moment;
				/** The older markup that it can take over: a page can tell the loader what to look for. */
				readonly adopt?: string;
			}
		>
	>;
}

const pass = (mode: string) => build({ root, mode, configFile: join(root, 'vite.config.ts') });

/** Deletes files of earlier builds after the new ones are written, so that open pages still find their files. */
async function sweep(since: number) {
	for (const name of await readdir(dist)) {
		const path = join(dist, name);
		const found = await stat(path);
		// Folders are other builds': the editor's scripts, the types.
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

	// The one name that never changes, for script tags: it only leads to the loader's hashed file.
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

/** Makes the scripts and styles of `dist/`: islands first, because the other entries carry their hashed names. */
export async function buildWidgets(): Promise<void> {
	await mkdir(dist, { recursive: true });
	const began = Date.now();
	await pass('islands');
	nameSheetsAfterIslands(dist);
	for (const mode of ['loader', 'index', 'script']) await pass(mode);
	await sweep(began);
	await writeManifest();
	await writeIntegrity();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWidgets();
