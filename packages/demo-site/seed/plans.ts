/** The plans of the demo. The demo has no payment method. */

export interface PlannedSale {
	key: string;
	title: string;
	text: string;
	price: number;
	/** The billing period. Empty for a plan without one. */
	period: '' | 'monthly' | 'yearly';
	/** The slugs of the plan's categories. A plan without categories is for all listings. */
	categories?: readonly string[];
	hot?: boolean;
	includes: readonly string[];
	images?: number;
	extras?: readonly string[];
}

/** The features of the free plan, by the names under which plans store them. */
const FREE = ['contact_show', 'map_show', 'listingproc_location', 'listingproc_tagline'];
const STANDARD = [
	...FREE,
	'listingproc_website',
	'listingproc_bhours',
	'featuredimg_show',
	'gallery_show',
	'listingproc_price',
	'listingproc_tag_key',
];
const PREMIUM = [...STANDARD, 'video_show', 'listingproc_social', 'listingproc_faq'];

/** The yearly price is ten monthly prices. */
const YEARLY_PRICE_IN_MONTHS = 10;

/** The run time of a listing in days, by billing period. 0 means unlimited. */
const DAYS = { '': 0, monthly: 30, yearly: 365 } as const;

type Offer = Omit<PlannedSale, 'period' | 'key'> & { key: string };

const both = (offer: Offer): PlannedSale[] => [
	{ ...offer, key: `${offer.key}-monthly`, period: 'monthly' },
	{
		...offer,
		key: `${offer.key}-yearly`,
		period: 'yearly',
		price: offer.price * YEARLY_PRICE_IN_MONTHS,
	},
];

export const sales = (): PlannedSale[] => [
	{
		key: 'free',
		title: 'Free',
		text: 'Be found in the directory.',
		price: 0,
		period: '',
		includes: FREE,
	},
	...both({
		key: 'standard',
		title: 'Standard',
		text: 'Get noticed with photos and opening hours.',
		price: 19,
		hot: true,
		includes: STANDARD,
		images: 6,
	}),
	...both({
		key: 'premium',
		title: 'Premium',
		text: 'Everything a listing can show.',
		price: 49,
		includes: PREMIUM,
		images: 20,
		extras: ['Looked over by a person'],
	}),
	...both({
		key: 'hotel',
		title: 'Hotel',
		text: 'For houses with beds.',
		price: 39,
		categories: ['hotels'],
		hot: true,
		includes: PREMIUM,
		images: 30,
		extras: ['First among hotels of its airport'],
	}),
	...both({
		key: 'bed',
		title: 'Small house',
		text: 'Up to twelve rooms.',
		price: 15,
		categories: ['hotels'],
		includes: STANDARD,
		images: 8,
	}),
	...both({
		key: 'counter',
		title: 'Counter',
		text: 'For lounges, cafés and car hire at the airport.',
		price: 25,
		categories: ['lounges', 'cafes', 'car-hire'],
		includes: [...STANDARD, 'listingproc_faq'],
		images: 10,
	}),
	...both({
		key: 'wings',
		title: 'Wings',
		text: 'For schools that teach flying.',
		price: 29,
		categories: ['flight-schools'],
		includes: PREMIUM,
		images: 12,
		extras: ['A line for trial lessons'],
	}),
];

export const daysOf = ({ period }: PlannedSale): number => DAYS[period];
