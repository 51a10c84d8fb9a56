import { join } from 'node:path';
import type { Plugin } from 'vite';
import { islandOf } from './islands.ts';
import { factsOf, widgetNames, type WidgetFacts } from './widgets.ts';

/** Encodes a list as JSON, without null values at the end. */
const row = (facts: readonly (string | undefined)[]) =>
	JSON.stringify(facts).replace(/(,null)*]$/, ']');

/** The length of the part after the widget's name in a file name: a hyphen, a hash and `.js`. */
const HASH = '-123456.js'.length;

const loaded = (dist: string, facts: readonly WidgetFacts[]) => `export const widgets = [
	${facts.map(({ name, when, holds, sends }) => row([islandOf(dist, name).file, when, holds, sends])).join()}
].map(([file, when, holds, sends]) => ({
	name: file.slice(0, -${HASH}), when, holds, sends,
	load: () => import(/* @vite-ignore */ './' + file),
}));`;

const adopted = (facts: readonly WidgetFacts[]) =>
	`export const widgets = ${JSON.stringify(
		facts.flatMap(({ name, adopt }) => (adopt ? [{ name, adopt }] : [])),
	)};`;

/**
 * Replaces the import of all widgets with a table of their definitions, so that a page downloads
 * only data. The widgets pass has already written the mounts' files. The selectors of older markup
 * are in a separate file, which only pages with such markup load.
 */
export const widgetTable = (dist: string, widgets: string): Plugin => {
	const all = join(widgets, 'all.ts');
	const older = `${all}?older`;

	return {
		name: 'gazetteer-widgets',
		enforce: 'pre',
		resolveId: (source, importer) =>
			source === './all.ts' && importer === join(widgets, 'older-markup.ts') ? older : null,
		async load(id) {
			if (id !== all && id !== older) return null;
			const names = widgetNames(widgets);
			const facts = await Promise.all(names.map((name) => factsOf(widgets, name)));
			return id === all ? loaded(dist, facts) : adopted(facts);
		},
	};
};
