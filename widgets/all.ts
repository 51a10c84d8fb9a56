import type { Widget } from '@gazetteer/host';

/** Includes every folder with a `widget.ts`, so a new widget needs no registration. */
export const widgets: readonly Widget[] = Object.values(
	import.meta.glob<Widget>('./*/widget.ts', { eager: true, import: 'default' }),
);
