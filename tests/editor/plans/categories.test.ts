import { inTree, matching } from '../../../plugin-php-shim/editor/plans/categories/term-tree.ts';
import { parentNames } from '../../../plugin-php-shim/editor/shared/parent-names.ts';

const terms = [
	{ id: 1, name: 'Airports', parent: 0 },
	{ id: 2, name: 'Zürich', parent: 3 },
	{ id: 3, name: 'Europe', parent: 1 },
	{ id: 4, name: 'Stray', parent: 99 },
];

const byId = (all: typeof terms) => new Map(all.map((term) => [term.id, term]));

describe('categories', () => {
	it('are listed below their parents, and orphans at the top level', () => {
		expect(inTree(terms).map(({ name, depth }) => [name, depth])).toEqual([
			['Airports', 0],
			['Europe', 1],
			['Zürich', 2],
			['Stray', 0],
		]);
	});

	it('that belong to each other in a circle do not go on for ever', () => {
		const circle = [
			{ id: 1, name: 'A', parent: 2 },
			{ id: 2, name: 'B', parent: 1 },
		];
		expect(parentNames(circle[0]!, byId(circle))).toEqual(['B']);
		expect(inTree(circle)).toEqual([]);
	});

	it('are distinguished by the names of their ancestors', () => {
		expect(parentNames(terms[1]!, byId(terms))).toEqual(['Airports', 'Europe']);
	});

	it('are found without their accents and capitals', () => {
		expect(matching(terms, ' zurich ').map(({ id }) => id)).toEqual([2]);
	});
});
