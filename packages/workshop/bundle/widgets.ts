import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Widget } from '@gazetteer/host';

/** What a widget.ts says of its widget, apart from how to load it. */
export type WidgetFacts = Omit<Widget, 'load'>;

/** Folders with a widget.ts, by name. */
export const widgetNames = (widgets: string): string[] =>
	readdirSync(widgets).filter((name) => existsSync(join(widgets, name, 'widget.ts')));

/** The file of a widget's mount. */
export function mountOf(widgets: string, name: string): string {
	const paths = ['mount.ts', 'mount.tsx'].map((file) => join(widgets, name, file));
	const mount = paths.find((path) => existsSync(path));
	if (!mount) throw new Error(`widgets/${name} has a widget.ts and no mount.`);
	return mount;
}

/** Evaluates a widget.ts: it is data, so a moment or a selector may be computed or imported. */
export async function factsOf(widgets: string, name: string): Promise<WidgetFacts> {
	const file = pathToFileURL(join(widgets, name, 'widget.ts')).href;
	const { default: widget } = (await import(file)) as { default?: Partial<Widget> };
	if (widget?.name !== name) throw new Error(`widgets/${name}/widget.ts has to name “${name}”.`);
	const { load, ...facts } = widget as Widget;
	return facts;
}
