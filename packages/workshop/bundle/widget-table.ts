import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { islandOf, mountsIn } from './islands.ts';

/** Stands for `import` until the very end, so that nothing is wrapped around it on the way. */
const IMPORT = '__gazetteer_import__';
const LOAD = /load: \(\) => import\('.\/mount\.tsx?'\)/;
const GLOB = /Object\.values\(\s*import\.meta\.glob.*?\),?\s*\)/s;

const loadIn = (code: string, name: string) => {
	const [load] = LOAD.exec(code) ?? [];
	if (!load) throw new Error(`widgets/${name} does not say how to load its mount.`);
	return load;
};

/** One line per widget: name, hash, moment, adopted markup, held controls. */
function lineOf(dist: string, widgets: string, name: string): string {
	const code = readFileSync(join(widgets, name, 'widget.ts'), 'utf8');
	loadIn(code, name);
	const said = (key: string) => {
		const value = new RegExp(`[{\\s]${key}: (?:'([^'|]*)')?`);
		const [found, text] = value.exec(code) ?? ['', ''];
		if (found && text === undefined)
			throw new Error(`widgets/${name} has to say its ${key} as plain text.`);
		return text;
	};
	const hash = islandOf(dist, name).file.slice(name.length + 1, -'.js'.length);
	return [name, hash, said('when'), said('adopt'), said('holds')].join('|').replace(/\|+$/, '');
}

/**
 * The loader's widgets, as a table of texts: every byte of it is on every page, and objects with the same
 * keys over and over cost twice as much.
 */
export const tableOfWidgets = (dist: string, widgets: string): Plugin => ({
	name: 'gazetteer-table',
	enforce: 'pre',
	transform(code, id) {
		if (!id.startsWith(widgets) || !GLOB.test(code)) return null;
		const lines = Object.keys(mountsIn(widgets)).map((name) => lineOf(dist, widgets, name));
		return code.replace(
			GLOB,
			() => `${JSON.stringify(lines.join(';'))}.split(';').map((line) => {
				const [name, hash, when, adopt, holds] = line.split('|');
				const load = () => ${IMPORT}(\`./\${name}-\${hash}.js\`);
				return { name, when, adopt, holds, load };
			})`,
		);
	},
	generateBundle(_options, bundle) {
		for (const file of Object.values(bundle)) {
			if (file.type === 'chunk') file.code = file.code.replaceAll(IMPORT, 'import');
		}
	},
});

/** In the single file each widget.ts carries the text of its styles. */
export const stylesInside = (dist: string): Plugin => ({
	name: 'gazetteer-styles-inside',
	enforce: 'pre',
	transform(code, id) {
		const [, name] = /\/widgets\/([^/]+)\/widget\.ts$/.exec(id) ?? [];
		if (!name) return null;
		const { sheet } = islandOf(dist, name);
		if (!sheet) return null;
		const load = loadIn(code, name);
		const styles = readFileSync(join(dist, sheet), 'utf8').trim();
		return `import { wearing } from '@gazetteer/host';
			${code.replace(load, () => `${load}.then(wearing(${JSON.stringify(styles)}))`)}`;
	},
});
