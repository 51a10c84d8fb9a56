import { createGazetteer, type Gazetteer, type Widget } from '@gazetteer/host';

export type { Gazetteer, Handle, Moment, Mount, Options, Widget } from '@gazetteer/host';
export { createGazetteer, defineWidget } from '@gazetteer/host';

export const widgets: readonly Widget[] = Object.values(
	import.meta.glob<Widget>('./*/widget.ts', { eager: true, import: 'default' }),
);

/** The importable face of the same bundle. Nothing happens on the page before `start` or `mount` is called. */
export const gazetteer: Gazetteer = createGazetteer(widgets, {
	version: __GAZETTEER_VERSION__,
});
