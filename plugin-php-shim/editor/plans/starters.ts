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
const PREMIUM = [
	...STANDARD,
	'video_show',
	'listingproc_faq',
	'listingproc_price',
	'listingproc_leadform',
];

/** Cards compare these; of the rest they say nothing. */
const mentioning = (all: readonly string[]) => all.filter((key) => !PREMIUM.includes(key));

/** Three plans as many directories have them. All that is left to do is to look at the prices. */
export const starters = (inclusions: readonly string[]): Plan[] => [
	{
		...NEW_PLAN,
		title: __('Free', 'gazetteer'),
		text: __('The essentials, for as long as you like.', 'gazetteer'),
		price: '0',
		images: '1',
		included: PLAIN,
		unmentioned: mentioning(inclusions),
	},
	{
		...NEW_PLAN,
		order: 1,
		title: __('Standard', 'gazetteer'),
		text: __('Everything that helps customers to choose you.', 'gazetteer'),
		price: '29',
		period: 'monthly',
		days: '30',
		images: '10',
		included: STANDARD,
		unmentioned: mentioning(inclusions),
		isHot: true,
	},
	{
		...NEW_PLAN,
		order: 2,
		title: __('Premium', 'gazetteer'),
		text: __('Everything a listing can show, paid once a year.', 'gazetteer'),
		price: '490',
		period: 'yearly',
		days: '365',
		images: '30',
		included: PREMIUM,
		unmentioned: mentioning(inclusions),
	},
];
