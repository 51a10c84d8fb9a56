import type { Widget } from '@gazetteer/host';

/** Adding a widget is adding a folder, because every folder is found here. */
export const widgets: readonly Widget[] = Object.values(
	import.meta.glob<Widget>('./*/widget.ts', { eager: true, import: 'default' }),
);
