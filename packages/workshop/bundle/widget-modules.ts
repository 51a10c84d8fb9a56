import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import { islandOf } from './islands.ts';
import { factsOf } from './widgets.ts';

/** A built file that the entries import, and that is not bundled again. */
const BUILT = 'built:';

/**
 * In the entries each widget.ts is the data that it evaluates to, and its mount is the file that the islands pass has
 * written.
 */
export const widgetModules = (dist: string, widgets: string): Plugin => ({
	name: 'gazetteer-widgets',
	enforce: 'pre',
	resolveId: (id) =>
		id.startsWith(BUILT) ? { id: `./${id.slice(BUILT.length)}`, external: true } : null,
	async load(id) {
		if (!id.startsWith(`${widgets}/`) || basename(id) !== 'widget.ts') return null;
		const name = basename(dirname(id));
		const facts = JSON.stringify(await factsOf(widgets, name));
		const script = JSON.stringify(BUILT + islandOf(dist, name).file);
		return `export default { ...${facts}, load: () => import(${script}) };`;
	},
});
