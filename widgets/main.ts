import { createGazetteer, install } from '@gazetteer/host';
import { widgets } from './all.ts';

/** The entry of the script tag, which starts the widgets automatically. */
install(
	createGazetteer(widgets, { version: __GAZETTEER_VERSION__ }, () => import('./older-markup.ts')),
);
