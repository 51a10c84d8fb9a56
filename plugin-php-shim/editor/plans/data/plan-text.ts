import { __, _n, sprintf } from '@wordpress/i18n';
import { readAmount } from '@gazetteer/contract';
import { isFree, type Plan } from './plan.ts';

/**
 * Formats a price in the same way as the plan cards. `pattern` is a formatted price in which 0
 * stands for the amount.
 */
export function amountText(price: string, pattern: string): string {
	const amount = readAmount(price) ?? 0;
	const digits = Number.isInteger(amount) ? 0 : 2;
	const language = document.documentElement.lang || 'en';
	const shown = amount.toLocaleString(language, {
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	});
	return pattern.replace('0', () => shown);
}

/** The day counts that the plan cards show as “for one month” and “for one year”. */
const ABOUT = { monthly: [28, 31], yearly: [360, 366] } as const;

function termText({ period, days }: Plan): string {
	const [least, most] = period ? ABOUT[period] : [1, 0];
	if (Number(days) < least || Number(days) > most) {
		/* translators: %s: how many days. */
		return sprintf(_n('for %s day', 'for %s days', Number(days), 'gazetteer'), days ?? '');
	}
	return period === 'monthly'
		? __('for one month', 'gazetteer')
		: __('for one year', 'gazetteer');
}

/**
 * Formats the price and its period in the same way as the plan cards, see `PriceWords.php`. A plan
 * that expires is paid once, unless a payment plugin renews it.
 */
export function priceText(plan: Plan, pattern: string, renews = false): string {
	if (isFree(plan)) return __('Free', 'gazetteer');
	const amount = amountText(plan.price, pattern);
	const once = __('paid once', 'gazetteer');
	if (!plan.period) return `${amount}, ${once}`;
	if (Number(plan.days) > 0 && !renews) return `${amount} ${termText(plan)}, ${once}`;
	const period =
		plan.period === 'monthly' ? __('/ month', 'gazetteer') : __('/ year', 'gazetteer');
	return `${amount} ${period}`;
}

export function listingsText({ isPackage, listings }: Plan): string {
	if (!isPackage) return __('One listing', 'gazetteer');
	if (listings === null) return __('Any number of listings', 'gazetteer');
	/* translators: %s: how many listings. */
	return sprintf(_n('%s listing', '%s listings', Number(listings), 'gazetteer'), listings);
}

export function daysText({ days }: Plan): string {
	if (days === null) return __('no time limit', 'gazetteer');
	/* translators: %s: how many days. */
	return sprintf(_n('for %s day', 'for %s days', Number(days), 'gazetteer'), days);
}

/** The maximum number of category names in the summary. Further categories are only counted. */
const MAX_NAMES = 3;

export function categoriesText(
	{ isByCategory, categories }: Plan,
	names: ReadonlyMap<number, string>,
): string {
	if (!isByCategory) return __('All categories', 'gazetteer');
	const known = categories.flatMap((id) => names.get(id) ?? []);
	const others = categories.length - Math.min(known.length, MAX_NAMES);
	if (categories.length === 0) return __('No category yet', 'gazetteer');
	if (known.length === 0) {
		/* translators: %s: how many categories. */
		return sprintf(_n('%s category', '%s categories', others, 'gazetteer'), String(others));
	}
	const named = known.slice(0, MAX_NAMES).join(', ');
	return others > 0
		? /* translators: 1: names of categories. 2: how many more there are. */
			sprintf(__('%1$s and %2$s more', 'gazetteer'), named, String(others))
		: named;
}

/** Returns a one-line summary of a plan: listings, duration and categories. */
export const summary = (plan: Plan, names: ReadonlyMap<number, string>) =>
	[`${listingsText(plan)}, ${daysText(plan)}`, categoriesText(plan, names)].join(' · ');
