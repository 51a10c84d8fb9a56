import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Vite's own record of the islands pass: source file → written files. */
export const ISLANDS = 'islands.json';
type Islands = Record<string, { file: string; css?: string[]; isEntry?: boolean; name?: string }>;

/** Where a widget's stylesheet is: a file beside the loader, or a text inside the single-file build. */
export type StyleAs = 'file' | 'text';

/** What is fetched only when needed: the mount of every folder that has a widget.ts. */
export function mountsIn(widgets: string): Record<string, string> {
	const names = readdirSync(widgets).filter((name) =>
		existsSync(join(widgets, name, 'widget.ts')),
	);
	return Object.fromEntries(
		names.map((name) => {
			const paths = ['mount.ts', 'mount.tsx'].map((file) => join(widgets, name, file));
			const mount = paths.find((path) => existsSync(path));
			if (!mount) throw new Error(`widgets/${name} has a widget.ts and no mount.`);
			return [name, mount];
		}),
	);
}

/** Stands for `import` until the very end, so that nothing is wrapped around it on the way. */
const IMPORT = '__gazetteer_import__';
const LOAD = /load: \(\) => (import\('.\/mount\.tsx?'\))/;

/** Tells each widget.ts where its island and its stylesheet are. */
export function pointToIslands(dist: string, as: StyleAs): Plugin {
	const islandOf = (name: string) => {
		const written = JSON.parse(readFileSync(join(dist, ISLANDS), 'utf8')) as Islands;
		return Object.values(written).find((island) => island.isEntry && island.name === name);
	};

	return {
		name: 'gazetteer-islands',
		enforce: 'pre',
		transform(code, id) {
			const [, name] = /\/widgets\/([^/]+)\/widget\.ts$/.exec(id) ?? [];
			if (!name) return null;
			const island = islandOf(name);
			const [, load] = LOAD.exec(code) ?? [];
			if (!island || !load)
				throw new Error(`widgets/${name} does not say how to load its mount.`);
			const [sheet] = island.css ?? [];
			const text = () => sheet && readFileSync(join(dist, sheet), 'utf8').trim();
			const style = JSON.stringify(as === 'file' ? sheet : text());
			const from = as === 'file' ? `${IMPORT}(${JSON.stringify(`./${island.file}`)})` : load;
			return code.replace(LOAD, () => `style: ${style}, load: () => ${from}`);
		},
		generateBundle(_options, bundle) {
			for (const file of Object.values(bundle)) {
				if (file.type === 'chunk') file.code = file.code.replaceAll(IMPORT, 'import');
			}
		},
	};
}
