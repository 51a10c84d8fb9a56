import { inTree, matching } from '../../../plugin-php-shim/editor/plans/categories/term-tree.ts';
import { parentNames } from '../../../plugin-php-shim/editor/shared/parent-names.ts';

const terms = [
	{ id: 1, name: 'Airports', parent: 0 },
	{ id: 2, name: 'Zürich', parent: 3 },
	{ id: 3, name: 'Europe', parent: 1 },
	{ id: 4, name: 'Stray', parent: 99 },
];

const byId = (all: typeof terms) => new Map(all.map((term) => [term.id, term]));

describe('categories in the plan editor', () => {
	it('categories are listed below their parents, and those without a parent at the top level', () => {
		expect(inTree(terms).map(({ name, depth }) => [name, depth])).toEqual([
			['Airports', 0],
			['Europe', 1],
			['Zürich', 2],
			['Stray', 0],
		]);
	});

	it('categories that are each other’s parents do not cause an endless loop', () => {
		const circle = [
			{ id: 1, name: 'A', parent: 2 },
			{ id: 2, name: 'B', parent: 1 },
		];
		expect(parentNames(circle[0]!, byId(circle))).toEqual(['B']);
		expect(inTree(circle)).toEqual([]);
	});

	it('the plan editor lists the ancestors of a category, the parent first', () => {
		expect(parentNames(terms[1]!, byId(terms))).toEqual(['Airports', 'Europe']);
	});

	it('the category search ignores accents and capitals', () => {
		expect(matching(terms, ' zurich ').map(({ id }) => id)).toEqual([2]);
	});
});
