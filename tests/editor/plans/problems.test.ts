import { problems } from '../../../plugin-php-shim/editor/plans/data/plan-problems.ts';
import type { Plan } from '../../../plugin-php-shim/editor/plans/data/plan.ts';
import { aPlan } from './plan.ts';

const wrong = (changed: Partial<Plan>) => Object.keys(problems(aPlan(changed)));

describe('a plan', () => {
	it.each<[string, Partial<Plan>]>([
		['with a name and nothing else', { price: '' }],
		['for nothing', { price: '0' }],
		['with a decimal comma', { price: '29,50' }],
		['with thousands set apart', { price: '1,200.50' }],
		['with the sign of its currency', { price: '€ 1.200' }],
		['of any number of listings', { isPackage: true, listings: null }],
		['for one listing, with a leftover package size', { listings: 'x' }],
		['with custom limits', { images: '12', megabytes: '2.5' }],
		['for one category', { isByCategory: true, categories: [3] }],
	])('%s is well', (_what, changed) => {
		expect(wrong(changed)).toEqual([]);
	});

	it.each<[string, Partial<Plan>, string]>([
		['without a name', { title: '  ' }, 'title'],
		['with text as price', { price: 'a lot' }, 'price'],
		['with a price below nothing', { price: '-1' }, 'price'],
		['with parts of a cent', { price: '1.2345' }, 'price'],
		['with two prices', { price: '10-20' }, 'price'],
		['with more than the server keeps', { price: '1,000,000,000' }, 'price'],
		['of a fixed number that was not said', { isPackage: true, listings: '' }, 'listings'],
		['of no listings', { isPackage: true, listings: '0' }, 'listings'],
		['for half a day', { days: '0.5' }, 'days'],
		['for chosen categories, none chosen', { isByCategory: true }, 'categories'],
		['with no images at all', { images: '0' }, 'images'],
		['with text as megabytes', { megabytes: 'few' }, 'megabytes'],
	])('%s has an error', (_what, changed, part) => {
		expect(wrong(changed)).toEqual([part]);
	});
});
