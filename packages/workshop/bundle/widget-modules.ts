import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import { islandOf } from './islands.ts';
import { factsOf } from './widgets.ts';

/** Makes the widgets of the entries, so that each costs its page no more than its data. */
const MAKER = 'gazetteer:widget-maker';

const maker = `export const widget = (name, when, hash, adopt, holds, sends) => ({
	name, when, adopt, holds, sends,
	load: () => import(/* @vite-ignore */ './' + name + '-' + hash + '.js'),
});`;

/**
 * In the entries each widget.ts is the data that it evaluates to, and its mount is the file that the islands pass has
 * written.
 */
export const widgetModules = (dist: string, widgets: string): Plugin => ({
	name: 'gazetteer-widgets',
	enforce: 'pre',
	resolveId: (id) => (id === MAKER ? id : null),
	async load(id) {
		if (id === MAKER) return maker;
		if (!id.startsWith(`${widgets}/`) || basename(id) !== 'widget.ts') return null;
		const { name, when, adopt, holds, sends } = await factsOf(widgets, basename(dirname(id)));
		const { file } = islandOf(dist, name);
		const hash = file.slice(name.length + 1, -'.js'.length);
		const given = [name, when, hash, adopt, holds, sends].map((fact) => fact ?? '');
		const facts = JSON.stringify(given)
			.replace(/(,"")*]$/, '')
			.slice(1);
		return `import { widget } from ${JSON.stringify(MAKER)}; export default widget(${facts});`;
	},
});
