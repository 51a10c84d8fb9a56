import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { ISLANDS, islandsIn, nameSheetsAfterIslands } from './bundle/islands.ts';
import { buildEditor } from './editor.ts';
import { writeTypes } from './types.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');

/** Which file of the bundle is whose, for the plugin and for anyone who pins one. */
export interface Manifest {
	readonly version: string;
	readonly loader: string;
	readonly entry: string;
	readonly script: string;
	readonly widgets: Readonly<
		Record<string, { readonly script: string; readonly style?: string }>
	>;
}

const pass = (mode: string) => build({ root, mode, configFile: join(root, 'vite.config.ts') });

/** Takes away what earlier builds left, once the new files are there: a page open meanwhile misses nothing. */
async function sweep(since: number, kept: readonly string[]) {
	for (const name of await readdir(dist)) {
		const path = join(dist, name);
		const { mtimeMs } = await stat(path);
		if (!kept.includes(name) && mtimeMs < since) await rm(path, { recursive: true });
	}
}

async function writeManifest(): Promise<Manifest> {
	const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Manifest;
	const widgets = Object.fromEntries(
		Object.entries(islandsIn(dist))
			.filter(([source, { isEntry }]) => isEntry && source.startsWith('widgets/'))
			.map(([, { name, file, css }]) => [
				name,
				{ script: file, ...(css && { style: css[0] }) },
			]),
	) as Manifest['widgets'];
	const loader = (await readdir(dist)).find((name) => /^loader-.*\.js$/.test(name))!;
	const manifest = {
		version,
		loader,
		entry: 'gazetteer.js',
		script: 'gazetteer.iife.js',
		widgets,
	};

	// The one name that never changes, for script tags: it only leads to the loader's hashed file.
	await writeFile(join(dist, manifest.entry), `import './${loader}';\n`);
	await writeFile(join(dist, 'manifest.json'), `${JSON.stringify(manifest, null, '\t')}\n`);
	await rm(join(dist, ISLANDS));
	return manifest;
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
 * Makes `dist/`: islands first, because the other entries carry their hashed names. A brief build, after a
 * change of the demo's widgets, leaves out the types.
 */
export async function buildAll({ quiet = false, brief = false } = {}): Promise<void> {
	await mkdir(dist, { recursive: true });
	const began = Date.now();
	await pass('islands');
	nameSheetsAfterIslands(dist);
	for (const mode of ['loader', 'index', 'script']) await pass(mode);
	if (!brief) await writeTypes(join(dist, 'types'));
	await sweep(began, brief ? ['editor', 'types'] : ['editor']);
	const { widgets } = await writeManifest();
	await writeIntegrity();
	await buildEditor();
	if (quiet) return;
	console.log(`Built ${Object.keys(widgets).length} widgets into dist.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildAll();
