import { NEW_PLAN, type Plan } from '../../../plugin-php-shim/editor/plans/data/plan.ts';

export const INCLUSIONS = [
	{ key: 'map_show', hidden: 'map_show_hide', label: 'Map', supported: true },
	{ key: 'video_show', hidden: 'video_show_hide', label: 'Video', supported: true },
];

/** A valid plan, with some properties changed. */
export const aPlan = (changed: Partial<Plan> = {}): Plan => ({
	...NEW_PLAN,
	id: 7,
	title: 'Standard',
	price: '29',
	...changed,
});
