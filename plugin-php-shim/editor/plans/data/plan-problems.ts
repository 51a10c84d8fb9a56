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

/** Returns the validation errors of a plan, keyed by field, in the order of the form. */
export function problems(plan: Plan): Problems {
	const { title, price, isPackage, listings, days, images, megabytes } = plan;
	const found: Partial<Record<Part, string>> = {};
	if (title.trim() === '') found.title = __('Enter a name for the plan.', 'gazetteer');
	if (!isAmount(price)) {
		found.price = __('Enter the price as a number, such as 29 or 29.50.', 'gazetteer');
	}
	if (isPackage && listings !== null && !isCount(listings)) {
		found.listings = __('Enter the number of listings (1 or more).', 'gazetteer');
	}
	if (days !== null && !isCount(days)) {
		found.days = __('Enter the number of days (1 or more).', 'gazetteer');
	}
	if (plan.isByCategory && plan.categories.length === 0) {
		found.categories = __(
			'Select at least one category, or offer the plan for all categories.',
			'gazetteer',
		);
	}
	if (images.trim() !== '' && !isCount(images)) {
		found.images = __('Enter a whole number, or leave the field empty.', 'gazetteer');
	}
	if (!isAmount(megabytes)) {
		found.megabytes = __(
			'Enter a number such as 10 or 2.5, or leave the field empty.',
			'gazetteer',
		);
	}
	return found;
}
