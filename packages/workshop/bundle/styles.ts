import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The stylesheets of the widget whose mount this is, or none. */
export const sheetsBeside = (mount: string | null): string[] => {
	const folder = dirname(mount ?? '');
	return /\/widgets\/[^/]+\/mount\.tsx?$/.test(mount ?? '')
		? readdirSync(folder)
				.filter((name) => name.endsWith('.css'))
				.map((name) => join(folder, name))
		: [];
};

const PLAIN = '?plain';
const isPlain = (id: string) => id.endsWith(PLAIN);

/** Every island brings its stylesheet itself, from beside it: the loader need not know of any. */
export const dressedIslands = (): Plugin => ({
	name: 'gazetteer-dressed-islands',
	enforce: 'pre',
	resolveId: (id) => (isPlain(id) ? id : null),
	load(id) {
		if (isPlain(id)) return readFileSync(id.slice(0, -PLAIN.length), 'utf8');
		if (sheetsBeside(id).length === 0) return null;
		return `import { dressed } from '@gazetteer/host';
			import { mount as plain } from ${JSON.stringify(id + PLAIN)};
			export const mount = dressed(plain, import.meta.url);`;
	},
	// A sheet bears its script's name, so a change of the sheet has to change that name.
	augmentChunkHash: ({ facadeModuleId }) =>
		sheetsBeside(facadeModuleId)
			.map((sheet) => readFileSync(sheet, 'utf8'))
			.join(''),
});

/** In the single file a stylesheet is a text beside its mount already. */
export const leaveStylesOut = (): Plugin => ({
	name: 'gazetteer-no-styles',
	enforce: 'pre',
	load: (id) => (id.endsWith('.css') ? '' : null),
	transform: (_code, id) => (id.endsWith('.css') ? { code: '', moduleType: 'js' } : null),
});
