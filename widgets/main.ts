import { createGazetteer, install, type Widget } from '@gazetteer/host';

/** The script tag's entry: adding a widget is adding a folder, because every folder is found here. */
const widgets = Object.values(
	import.meta.glob<Widget>('./*/widget.ts', { eager: true, import: 'default' }),
);

install(createGazetteer(widgets, { version: __GAZETTEER_VERSION__ }));
