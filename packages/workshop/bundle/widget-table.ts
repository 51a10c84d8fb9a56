import { join } from 'node:path';
import type { Plugin } from 'vite';
import { islandOf } from './islands.ts';
import { factsOf, widgetNames, type WidgetFacts } from './widgets.ts';

/** JSON without trailing nulls. */
const row = (facts: readonly (string | undefined)[]) =>
	JSON.stringify(facts).replace(/(,null)*]$/, ']');

/** A mount's file is its widget's name, a hyphen, a hash and `.js`. */
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
 * Replaces all widgets in the entries with a table of the values of each widget.ts, so that a page downloads only data.
 * The mounts are the files that the islands pass has written. The older markup is a separate table, in a file that only
 * pages with such markup load.
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
