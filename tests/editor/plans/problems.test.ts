import { problems } from '../../../plugin-php-shim/editor/plans/data/plan-problems.ts';
import type { Plan } from '../../../plugin-php-shim/editor/plans/data/plan.ts';
import { aPlan } from './plan.ts';

const wrong = (changed: Partial<Plan>) => Object.keys(problems(aPlan(changed)));

describe('validation of a plan', () => {
	it.each<[string, Partial<Plan>]>([
		['with only a name', { price: '' }],
		['with the price zero', { price: '0' }],
		['with a decimal comma', { price: '29,50' }],
		['with a thousands separator', { price: '1,200.50' }],
		['with a currency sign', { price: '€ 1.200' }],
		['for any number of listings', { isPackage: true, listings: null }],
		['for one listing, with a leftover package size', { listings: 'x' }],
		['with custom limits', { images: '12', megabytes: '2.5' }],
		['for one category', { isByCategory: true, categories: [3] }],
	])('a plan %s has no error', (_what, changed) => {
		expect(wrong(changed)).toEqual([]);
	});

	it.each<[string, Partial<Plan>, string]>([
		['without a name', { title: '  ' }, 'title'],
		['with text as its price', { price: 'a lot' }, 'price'],
		['with a negative price', { price: '-1' }, 'price'],
		['with more than two decimals in its price', { price: '1.2345' }, 'price'],
		['with two prices', { price: '10-20' }, 'price'],
		['with a value above the maximum of the server', { price: '1,000,000,000' }, 'price'],
		[
			'for a fixed number of listings without that number',
			{ isPackage: true, listings: '' },
			'listings',
		],
		['for zero listings', { isPackage: true, listings: '0' }, 'listings'],
		['for half a day', { days: '0.5' }, 'days'],
		['for selected categories with none selected', { isByCategory: true }, 'categories'],
		['with a limit of zero images', { images: '0' }, 'images'],
		['with text as its megabyte limit', { megabytes: 'few' }, 'megabytes'],
	])('a plan %s has an error', (_what, changed, part) => {
		expect(wrong(changed)).toEqual([part]);
	});
});
