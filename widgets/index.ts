import { createGazetteer, type Gazetteer } from '@gazetteer/host';
import { widgets } from './all.ts';

export type { Gazetteer, Handle, Moment, Mount, Options, Widget } from '@gazetteer/host';
export { createGazetteer, defineWidget } from '@gazetteer/host';
export { widgets };

/** The entry for bundlers. Nothing happens on the page before `start` or `mount` is called. */
export const gazetteer: Gazetteer = createGazetteer(
	widgets,
	{ version: __GAZETTEER_VERSION__ },
	() => import('./older-markup.ts'),
);
