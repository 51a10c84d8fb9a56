import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { islandOf } from './islands.ts';

/** Returns the stylesheets in the folder of a mount, or an empty list. */
export const sheetsBeside = (mount: string | null): string[] => {
	const folder = dirname(mount ?? '');
	return /\/widgets\/[^/]+\/mount\.tsx?$/.test(mount ?? '')
		? readdirSync(folder, { recursive: true, encoding: 'utf8' })
				.filter((name) => name.endsWith('.css'))
				.map((name) => join(folder, name))
		: [];
};

/**
 * The query of the original mount module. Without this query, the id resolves to the wrapper with
 * styles.
 */
const BARE = '?bare';
const isBare = (id: string) => id.endsWith(BARE);

/** Replaces each mount that has a stylesheet with a wrapper module, which imports the original. */
const wrapMounts = (name: string, wrapper: (mount: string) => string): Plugin => ({
	name,
	enforce: 'pre',
	resolveId: (id) => (isBare(id) ? id : null),
	load(id) {
		if (isBare(id)) return readFileSync(id.slice(0, -BARE.length), 'utf8');
		return sheetsBeside(id).length ? wrapper(id) : null;
	},
});

/**
 * Adds the URL of the widget's stylesheet to the exports of its script. The loader then needs no
 * list of stylesheets.
 */
export const stylesheetNextToScript = (): Plugin => ({
	...wrapMounts(
		'gazetteer-sheets',
		(mount) => `export { mount } from ${JSON.stringify(mount + BARE)};
		export const sheet = import.meta.url.replace(/js$/, 'css');`,
	),
	// The stylesheet has the file name of the script. Add its content to the hash, so that a change
	// of styles changes the name.
	augmentChunkHash: ({ facadeModuleId }) =>
		sheetsBeside(facadeModuleId)
			.map((sheet) => readFileSync(sheet, 'utf8'))
			.join(''),
});

/** Adds the styles to each mount as a string, for the single-file build. */
export const stylesInside = (dist: string): Plugin =>
	wrapMounts('gazetteer-styles-inside', (mount) => {
		const { sheet } = islandOf(dist, basename(dirname(mount)));
		const styles = sheet ? readFileSync(join(dist, sheet), 'utf8').trim() : '';
		return `import { withStyles } from '@gazetteer/host';
		import { mount as bare } from ${JSON.stringify(mount + BARE)};
		export const mount = withStyles(bare, ${JSON.stringify(styles)});`;
	});

/** Removes CSS imports from the single-file build, because `stylesInside()` adds the styles. */
export const withoutStyles = (): Plugin => ({
	name: 'gazetteer-no-styles',
	enforce: 'pre',
	load: (id) => (id.endsWith('.css') ? '' : null),
	transform: (_code, id) => (id.endsWith('.css') ? { code: '', moduleType: 'js' } : null),
});
