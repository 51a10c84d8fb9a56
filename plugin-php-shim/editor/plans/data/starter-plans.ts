import { __ } from '@wordpress/i18n';
import { NEW_PLAN, type Plan } from './plan.ts';

const PLAIN = ['contact_show', 'map_show', 'listingproc_location', 'listingproc_website'];
const STANDARD = [
	...PLAIN,
	'gallery_show',
	'featuredimg_show',
	'listingproc_tagline',
	'listingproc_social',
	'listingproc_bhours',
	'listingproc_tag_key',
];
const PREMIUM = [...STANDARD, 'video_show', 'listingproc_faq', 'listingproc_price'];

/**
 * Returns the features that none of the starter plans includes. The starter plans' cards hide these
 * features.
 */
const inNoStarter = (all: readonly string[]) => all.filter((key) => !PREMIUM.includes(key));

/**
 * Returns a monthly and a yearly version of a plan. The yearly price is lower than twelve monthly
 * prices.
 */
const both = (plan: Plan, monthly: string, yearly: string): Plan[] => [
	{ ...plan, price: monthly, period: 'monthly', days: '30' },
	{ ...plan, price: yearly, period: 'yearly', days: '365' },
];

/** Returns a new plan with the common features. The card does not list missing features. */
export const newPlan = (inclusions: readonly string[], order: number): Plan => ({
	...NEW_PLAN,
	order,
	included: STANDARD.filter((key) => inclusions.includes(key)),
	unmentioned: inclusions.filter((key) => !STANDARD.includes(key)),
});

/** Returns three typical plans as a start. The owner adjusts the prices. */
export function starters(inclusions: readonly string[]): Plan[] {
	const unmentioned = inNoStarter(inclusions);
	const plans = [
		{
			...NEW_PLAN,
			title: __('Free', 'gazetteer'),
			text: __('The essentials, with no time limit.', 'gazetteer'),
			price: '0',
			images: '1',
			included: PLAIN,
			unmentioned,
		},
		...both(
			{
				...NEW_PLAN,
				title: __('Standard', 'gazetteer'),
				text: __('Everything that helps customers to choose you.', 'gazetteer'),
				images: '10',
				included: STANDARD,
				unmentioned,
				isHot: true,
			},
			'10',
			'96',
		),
		...both(
			{
				...NEW_PLAN,
				title: __('Premium', 'gazetteer'),
				text: __('Everything a listing can show.', 'gazetteer'),
				images: '30',
				included: PREMIUM,
				unmentioned,
			},
			'30',
			'288',
		),
	];
	return plans.map((plan, order) => ({ ...plan, order }));
}

/** Groups plans that have the same title. */
export const byTitle = (plans: readonly Plan[]): Plan[][] => {
	const titles = [...new Set(plans.map(({ title }) => title))];
	return titles.map((one) => plans.filter(({ title }) => title === one));
};
