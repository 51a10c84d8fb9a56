import {
	amountText,
	categoriesText,
	daysText,
	listingsText,
	priceText,
} from '../../../plugin-php-shim/editor/plans/data/plan-text.ts';
import { aPlan } from './plan.ts';

const names = new Map([
	[1, 'Airports'],
	[2, 'Hotels'],
	[3, 'Taxis'],
	[4, 'Cafés'],
]);

describe('texts of a plan in the admin', () => {
	it.each([
		['29', '$0', '$29'],
		['29,5', '0 €', '29.50 €'],
		['1200', 'CHF 0', 'CHF 1,200'],
		['1,200.50', '$0', '$1,200.50'],
		['', '$0', '$0'],
	])('the amount “%s” is shown in the same way as on the plan cards', (price, pattern, text) => {
		expect(amountText(price, pattern)).toBe(text);
	});

	it('the price text names the price and its period, or “Free”', () => {
		expect(priceText(aPlan(), '$0')).toBe('$29 once');
		expect(priceText(aPlan({ period: 'monthly' }), '$0')).toBe('$29 a month');
		expect(priceText(aPlan({ price: '0', period: 'monthly' }), '$0')).toBe('Free');
	});

	it('the plan texts name the number of listings and the number of days', () => {
		expect(listingsText(aPlan())).toBe('One listing');
		expect(listingsText(aPlan({ isPackage: true }))).toBe('Any number of listings');
		expect(listingsText(aPlan({ isPackage: true, listings: '1' }))).toBe('1 listing');
		expect(daysText(aPlan({ days: '30' }))).toBe('for 30 days');
		expect(daysText(aPlan())).toBe('no time limit');
	});

	it('the category text names three categories and counts the others', () => {
		const among = (...categories: number[]) =>
			categoriesText(aPlan({ isByCategory: true, categories }), names);
		expect(categoriesText(aPlan(), names)).toBe('All categories');
		expect(among()).toBe('No category yet');
		expect(among(2, 1)).toBe('Hotels, Airports');
		expect(among(1, 2, 3, 4)).toBe('Airports, Hotels, Taxis and 1 more');
		expect(among(88, 99)).toBe('2 categories');
		expect(among(1, 99)).toBe('Airports and 1 more');
	});
});
