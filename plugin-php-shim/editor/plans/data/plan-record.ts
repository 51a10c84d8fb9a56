import { META } from '@gazetteer/contract';
import { plainAmount } from '../../shared/amount.ts';
import type { Audience, Period, Plan } from './plan.ts';

/** A plan as REST has it. Its metas keep the names that plans have always been kept under. */
export interface PlanRecord {
	readonly id: number;
	readonly status: string;
	readonly menu_order: number;
	readonly title: { readonly raw?: string };
	readonly content: { readonly raw?: string };
	readonly meta: Readonly<Record<string, unknown>>;
}

type Metas = Readonly<Record<string, string | readonly string[] | readonly number[]>>;
/** Each by the meta that says it is included, and the one that keeps it off the cards. */
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
		price: text(meta['plan_price']),
		period: text(meta[META.planDuration]) as Period,
		isPackage: meta['plan_package_type'] === 'Package',
		listings: fixed(meta['plan_text']),
		days: fixed(meta['plan_time']),
		isByCategory: meta[META.planUse] === 'by category',
		categories: list(meta[META.planCategories]).map(Number),
		audience: text(meta[META.planFor]) as Audience,
		images: limit(meta['plan_no_of_img']),
		megabytes: limit(meta['plan_img_lmt']),
		included: inclusions.flatMap(({ key }) => (meta[key] === 'true' ? key : [])),
		unmentioned: inclusions.flatMap(({ key, hidden }) =>
			text(meta[hidden]) === '' ? [] : key,
		),
		extras: list(meta['lp_price_plan_addmore']).map(text),
		isHot: meta['plan_hot'] === 'true',
		colour: text(meta['plan_title_color']),
		picture: Number(text(meta['lp_price_plan_bg'])) || 0,
		pictureUrl: address(meta['lp_price_plan_bg']),
	};
}

export function metasOf(plan: Plan, inclusions: Inclusions): Metas {
	const metas: Record<string, Metas[string]> = {
		plan_package_type: plan.isPackage ? 'Package' : 'Pay Per Listing',
		plan_price: plainAmount(plan.price),
		[META.planDuration]: plan.period,
		plan_text: plan.isPackage ? (plan.listings ?? '').trim() : '',
		plan_time: (plan.days ?? '').trim(),
		[META.planUse]: plan.isByCategory ? 'by category' : 'default',
		[META.planCategories]: plan.isByCategory ? plan.categories : [],
		[META.planFor]: plan.audience,
		plan_no_of_img: plan.images.trim(),
		plan_img_lmt: plainAmount(plan.megabytes),
		lp_price_plan_addmore: plan.extras.map((line) => line.trim()).filter(Boolean),
		plan_hot: plan.isHot ? 'true' : 'false',
		plan_title_color: plan.colour,
		lp_price_plan_bg: plan.picture > 0 ? String(plan.picture) : plan.pictureUrl,
	};
	for (const { key, hidden } of inclusions) {
		metas[key] = plan.included.includes(key) ? 'true' : 'false';
		metas[hidden] = plan.unmentioned.includes(key) ? 'hide' : '';
	}
	return metas;
}

/** What is to be saved. Of metas only those that were changed: what others wrote oddly stays as it was. */
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
