import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { BUDGETS, type Budget } from './budgets.ts';
import type { Manifest } from './build-widgets.ts';

const dist = join(import.meta.dirname, '../../dist');

interface Size {
	readonly raw: number;
	readonly gzip: number;
	readonly brotli: number;
}

const sizeOf = (content: Buffer): Size => ({
	raw: content.length,
	gzip: gzipSync(content, { level: 9 }).length,
	brotli: brotliCompressSync(content).length,
});

/** Returns a script and all files that it imports statically, directly or indirectly. */
async function withImports(file: string, seen = new Set<string>()): Promise<Set<string>> {
	if (seen.has(file)) return seen;
	seen.add(file);
	const text = await readFile(join(dist, file), 'utf8');
	for (const [, found] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) {
		await withImports(found!, seen);
	}
	return seen;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Finds a later file of a widget by its name without the hash. */
async function laterFile(name: string): Promise<string> {
	const isIt = new RegExp(`^${name}-[\\w-]{7}\\.js$`);
	const found = (await readdir(dist)).find((file) => isIt.test(file));
	if (!found) throw new Error(`A budget names ${name}, which was not built.`);
	return found;
}

/** Returns the files that a page downloads: the loader, stylesheets, and scripts with their imports. */
async function fetchedFor({ loader, widgets }: Manifest, budget: Budget) {
	const { styles, scripts, later = [], beyondLoader } = budget;
	const widget = (name: string) => {
		const found = widgets[name];
		if (!found) throw new Error(`A budget names ${name}, which is no widget.`);
		return found;
	};
	const files = new Set(beyondLoader ? [] : [loader]);
	for (const name of scripts) await withImports(widget(name).script, files);
	for (const name of later) await withImports(await laterFile(name), files);
	return [...files, ...styles.map((name) => widget(name).style).filter(isText)];
}

const column = (value: string | number, width: number) =>
	typeof value === 'number' ? value.toLocaleString('en').padStart(width) : value.padEnd(width);

const row = (name: string, { raw, gzip, brotli }: Size, note = '') =>
	[column(name, 56), column(raw, 9), column(gzip, 9), column(brotli, 9), ` ${note}`]
		.join('')
		.trimEnd();

export async function size(): Promise<boolean> {
	const manifest = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')) as Manifest;

	const files = (await readdir(dist)).filter((name) => /\.(js|css)$/.test(name)).sort();
	const sizes = new Map<string, Size>();
	for (const file of files) sizes.set(file, sizeOf(await readFile(join(dist, file))));

	console.log(
		`${column('file', 56)}${'raw'.padStart(9)}${'gzip'.padStart(9)}${'brotli'.padStart(9)}`,
	);
	for (const [file, measured] of sizes) console.log(row(file, measured));

	console.log('\nwhat a page fetches');
	let kept = true;
	for (const budget of BUDGETS) {
		const { page, gzip: limit } = budget;
		const fetched = await fetchedFor(manifest, budget);
		const sum = fetched.map((file) => sizes.get(file)!);
		const total = (of: keyof Size) => sum.reduce((bytes, one) => bytes + one[of], 0);
		const measured = { raw: total('raw'), gzip: total('gzip'), brotli: total('brotli') };
		const within = measured.gzip <= limit;
		kept &&= within;
		const verdict = within ? 'within' : 'OVER';
		console.log(row(page, measured, `${verdict} ${limit.toLocaleString('en')} gzip`));
	}
	return kept;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = (await size()) ? 0 : 1;
