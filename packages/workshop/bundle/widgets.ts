import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Widget } from '@gazetteer/host';

/** The values in a widget.ts, without `load`. */
export type WidgetFacts = Omit<Widget, 'load'>;

/** Returns the names of the folders that contain a widget.ts. */
export const widgetNames = (widgets: string): string[] =>
	readdirSync(widgets).filter((name) => existsSync(join(widgets, name, 'widget.ts')));

/** Returns the path of a widget's mount.ts or mount.tsx. */
export function mountOf(widgets: string, name: string): string {
	const paths = ['mount.ts', 'mount.tsx'].map((file) => join(widgets, name, file));
	const mount = paths.find((path) => existsSync(path));
	if (!mount) throw new Error(`widgets/${name} has a widget.ts and no mount.`);
	return mount;
}

/**
 * Imports a widget.ts and returns its values. A value may be computed or imported from another
 * module.
 */
export async function factsOf(widgets: string, name: string): Promise<WidgetFacts> {
	const file = pathToFileURL(join(widgets, name, 'widget.ts')).href;
	const { default: widget } = (await import(file)) as { default?: Partial<Widget> };
	if (widget?.name !== name) throw new Error(`widgets/${name}/widget.ts has to name “${name}”.`);
	const { load, ...facts } = widget as Widget;
	return facts;
}
