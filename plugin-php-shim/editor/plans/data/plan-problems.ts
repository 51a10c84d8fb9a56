import { isOneAmount, PLAN_LIMIT, readAmount } from '@gazetteer/contract';
import { __ } from '@wordpress/i18n';
import type { Plan } from './plan.ts';

export type Part = 'title' | 'price' | 'listings' | 'days' | 'categories' | 'images' | 'megabytes';

export type Problems = Readonly<Partial<Record<Part, string>>>;

const TOO_MUCH = 10 ** PLAN_LIMIT.digits;
const COUNT = new RegExp(`^0*[1-9]\\d{0,${PLAN_LIMIT.digits - 1}}$`);

const isAmount = (text: string) =>
	text.trim() === '' || (isOneAmount(text) && (readAmount(text) ?? 0) < TOO_MUCH);
const isCount = (text: string) => COUNT.test(text.trim());

/** What would not work, in plain words, by the part of the screen it is about and in its order. */
export function problems(plan: Plan): Problems {
	const { title, price, isPackage, listings, days, images, megabytes } = plan;
	const found: Partial<Record<Part, string>> = {};
	if (title.trim() === '') found.title = __('Give the plan a name.', 'gazetteer');
	if (!isAmount(price)) {
		found.price = __('Write the price as a number, such as 29 or 29.50.', 'gazetteer');
	}
	if (isPackage && listings !== null && !isCount(listings)) {
		found.listings = __('Say how many listings, in whole numbers from 1.', 'gazetteer');
	}
	if (days !== null && !isCount(days)) {
		found.days = __('Say for how many days, in whole numbers from 1.', 'gazetteer');
	}
	if (plan.isByCategory && plan.categories.length === 0) {
		found.categories = __(
			'Choose at least one category, or offer the plan for all of them.',
			'gazetteer',
		);
	}
	if (images.trim() !== '' && !isCount(images)) {
		found.images = __('Write a whole number, or leave it empty.', 'gazetteer');
	}
	if (!isAmount(megabytes)) {
		found.megabytes = __('Write a number such as 10 or 2.5, or leave it empty.', 'gazetteer');
	}
	return found;
}
