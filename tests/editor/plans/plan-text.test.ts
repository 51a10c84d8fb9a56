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

	it.each([
		['a plan without a period', {}, false, '$29, paid once'],
		['a monthly plan', { period: 'monthly' }, false, '$29 / month'],
		['a yearly plan', { period: 'yearly' }, false, '$29 / year'],
		['a month', { period: 'monthly', days: '30' }, false, '$29 for one month, paid once'],
		['a year', { period: 'yearly', days: '365' }, false, '$29 for one year, paid once'],
		['other days', { period: 'monthly', days: '90' }, false, '$29 for 90 days, paid once'],
		['a renewed month', { period: 'monthly', days: '30' }, true, '$29 / month'],
		['a free plan', { price: '0', period: 'monthly' }, false, 'Free'],
	] as const)('the price text of %s is the same as on its card', (_of, changed, renews, text) => {
		expect(priceText(aPlan(changed), '$0', renews)).toBe(text);
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
