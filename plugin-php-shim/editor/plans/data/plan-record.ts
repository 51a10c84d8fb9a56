import { META, PLAN_VALUE, plainAmount } from '@gazetteer/contract';
import type { Audience, Period, Plan } from './plan.ts';

/** The REST record of a plan. The meta keys are those of the legacy theme. */
export interface PlanRecord {
	readonly id: number;
	readonly status: string;
	readonly menu_order: number;
	readonly title: { readonly raw?: string };
	readonly content: { readonly raw?: string };
	readonly meta: Readonly<Record<string, unknown>>;
}

type Metas = Readonly<Record<string, string | readonly string[] | readonly number[]>>;
/**
 * The meta keys of a feature: `key` stores whether the plan includes the feature, `hidden` stores
 * whether cards hide the feature.
 */
type Inclusions = readonly { readonly key: string; readonly hidden: string }[];

const text = (value: unknown) =>
	typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const fixed = (value: unknown) => (Number(text(value)) > 0 ? text(value) : null);
const address = (value: unknown) => (/^https?:/i.test(text(value)) ? text(value) : '');
const limit = (value: unknown) => fixed(value) ?? '';

export function readPlan(record: PlanRecord, inclusions: Inclusions): Plan {
	const { id, status, menu_order: order, title, content, meta } = record;
	return {
		id,
		status,
		order,
		title: title.raw ?? '',
		text: content.raw ?? '',
		price: text(meta[META.planPrice]),
		period: text(meta[META.planDuration]) as Period,
		isPackage: meta[META.planPackage] === PLAN_VALUE.package,
		listings: fixed(meta[META.planListings]),
		days: fixed(meta[META.planDays]),
		isByCategory: meta[META.planUse] === PLAN_VALUE.byCategory,
		categories: list(meta[META.planCategories]).map(Number),
		audience: text(meta[META.planFor]) as Audience,
		images: limit(meta[META.planImages]),
		megabytes: limit(meta[META.planMegabytes]),
		included: inclusions.flatMap(({ key }) => (meta[key] === PLAN_VALUE.yes ? key : [])),
		unmentioned: inclusions.flatMap(({ key, hidden }) =>
			text(meta[hidden]) === '' ? [] : key,
		),
		extras: list(meta[META.planLines]).map(text),
		isHot: meta[META.planHot] === PLAN_VALUE.yes,
		colour: text(meta[META.planColour]),
		picture: Number(text(meta[META.planPicture])) || 0,
		pictureUrl: address(meta[META.planPicture]),
	};
}

export function metasOf(plan: Plan, inclusions: Inclusions): Metas {
	const metas: Record<string, Metas[string]> = {
		[META.planPackage]: plan.isPackage ? PLAN_VALUE.package : PLAN_VALUE.single,
		[META.planPrice]: plainAmount(plan.price),
		[META.planDuration]: plan.period,
		[META.planListings]: plan.isPackage ? (plan.listings ?? '').trim() : '',
		[META.planDays]: (plan.days ?? '').trim(),
		[META.planUse]: plan.isByCategory ? PLAN_VALUE.byCategory : PLAN_VALUE.general,
		[META.planCategories]: plan.isByCategory ? plan.categories : [],
		[META.planFor]: plan.audience,
		[META.planImages]: plan.images.trim(),
		[META.planMegabytes]: plainAmount(plan.megabytes),
		[META.planLines]: plan.extras.map((line) => line.trim()).filter(Boolean),
		[META.planHot]: plan.isHot ? PLAN_VALUE.yes : PLAN_VALUE.no,
		[META.planColour]: plan.colour,
		[META.planPicture]: plan.picture > 0 ? String(plan.picture) : plan.pictureUrl,
	};
	for (const { key, hidden } of inclusions) {
		metas[key] = plan.included.includes(key) ? PLAN_VALUE.yes : PLAN_VALUE.no;
		metas[hidden] = plan.unmentioned.includes(key) ? PLAN_VALUE.hide : '';
	}
	return metas;
}

/**
 * Returns the data to save. Contains only the changed meta values, so that values of other plugins
 * stay unchanged.
 */
export function planChanges(plan: Plan, before: Plan | null, inclusions: Inclusions) {
	const metas = metasOf(plan, inclusions);
	const kept = before ? metasOf(before, inclusions) : {};
	const isChanged = ([key, value]: [string, Metas[string]]) =>
		JSON.stringify(value) !== JSON.stringify(kept[key]);
	return {
		title: plan.title.trim(),
		content: plan.text,
		status: plan.status,
		menu_order: plan.order,
		meta: Object.fromEntries(Object.entries(metas).filter(isChanged)),
	};
}
