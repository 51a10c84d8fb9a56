import { join } from 'node:path';
import type { Plugin } from 'vite';
import { islandOf } from './islands.ts';
import { factsOf, widgetNames, type WidgetFacts } from './widgets.ts';

/** Without what comes last and is not there. */
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
 * In the entries all widgets are one table of what each widget.ts evaluates to, so that each costs its page no more
 * than its data. Their mounts are the files that the islands pass has written. Which older markup they take over is a
 * table of its own, in the file that only pages with such markup fetch.
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
