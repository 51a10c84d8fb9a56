import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { islandOf } from './islands.ts';

/** The stylesheets of the widget whose mount this is, or none. */
export const sheetsBeside = (mount: string | null): string[] => {
	const folder = dirname(mount ?? '');
	return /\/widgets\/[^/]+\/mount\.tsx?$/.test(mount ?? '')
		? readdirSync(folder, { recursive: true, encoding: 'utf8' })
				.filter((name) => name.endsWith('.css'))
				.map((name) => join(folder, name))
		: [];
};

/** The query for the original mount module. Without it, the id means the mount with its styles. */
const BARE = '?bare';
const isBare = (id: string) => id.endsWith(BARE);

/** Wraps each mount that has a stylesheet in another module. The source of the mount does not change. */
const wrapMounts = (name: string, wrapper: (mount: string) => string): Plugin => ({
	name,
	enforce: 'pre',
	resolveId: (id) => (isBare(id) ? id : null),
	load(id) {
		if (isBare(id)) return readFileSync(id.slice(0, -BARE.length), 'utf8');
		return sheetsBeside(id).length ? wrapper(id) : null;
	},
});

/** Every island says itself that a stylesheet lies beside it: the loader need not know of any. */
export const sheetsBesideIslands = (): Plugin => ({
	...wrapMounts(
		'gazetteer-sheets',
		(mount) => `export { mount } from ${JSON.stringify(mount + BARE)};
		export const sheet = import.meta.url.replace(/js$/, 'css');`,
	),
	// A stylesheet has the name of its script, so a change of the stylesheet must change the hash of the script.
	augmentChunkHash: ({ facadeModuleId }) =>
		sheetsBeside(facadeModuleId)
			.map((sheet) => readFileSync(sheet, 'utf8'))
			.join(''),
});

/** In the single file each mount carries the text of its styles. */
export const stylesInside = (dist: string): Plugin =>
	wrapMounts('gazetteer-styles-inside', (mount) => {
		const { sheet } = islandOf(dist, basename(dirname(mount)));
		const styles = sheet ? readFileSync(join(dist, sheet), 'utf8').trim() : '';
		return `import { withStyles } from '@gazetteer/host';
		import { mount as bare } from ${JSON.stringify(mount + BARE)};
		export const mount = withStyles(bare, ${JSON.stringify(styles)});`;
	});

/** There a stylesheet is a text beside its mount already. */
export const leaveStylesOut = (): Plugin => ({
	name: 'gazetteer-no-styles',
	enforce: 'pre',
	load: (id) => (id.endsWith('.css') ? '' : null),
	transform: (_code, id) => (id.endsWith('.css') ? { code: '', moduleType: 'js' } : null),
});
