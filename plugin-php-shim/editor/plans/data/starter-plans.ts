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

/** Cards list these features as included or missing. They do not mention the others. */
const mentioning = (all: readonly string[]) => all.filter((key) => !PREMIUM.includes(key));

/** The same plan by month and by year. The yearly price is less than twelve months. */
const both = (plan: Plan, monthly: string, yearly: string): Plan[] => [
	{ ...plan, price: monthly, period: 'monthly', days: '30' },
	{ ...plan, price: yearly, period: 'yearly', days: '365' },
];

/**
 * Defaults of a new plan: common features are selected, and the card does not list
 * missing ones.
 */
export const newPlan = (inclusions: readonly string[], order: number): Plan => ({
	...NEW_PLAN,
	order,
	included: STANDARD.filter((key) => inclusions.includes(key)),
	unmentioned: inclusions.filter((key) => !STANDARD.includes(key)),
});

/** Three typical plans. The owner only needs to adjust the prices. */
export function starters(inclusions: readonly string[]): Plan[] {
	const unmentioned = mentioning(inclusions);
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

/** Groups plans with the same title. */
export const byTitle = (plans: readonly Plan[]): Plan[][] => {
	const titles = [...new Set(plans.map(({ title }) => title))];
	return titles.map((one) => plans.filter(({ title }) => title === one));
};
