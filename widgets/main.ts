import { createGazetteer, install } from '@gazetteer/host';
import { widgets } from './all.ts';

/** The script tag's entry: it starts by itself. */
install(
	createGazetteer(widgets, { version: __GAZETTEER_VERSION__ }, () => import('./older-markup.ts')),
);
