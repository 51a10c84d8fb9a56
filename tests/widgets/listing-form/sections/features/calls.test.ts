import cases from '../../../../cases/exchange/term-details.json';
import { readDetails } from '../../../../../widgets/listing-form/sections/features/calls.ts';

const read = (answer: object) => {
	const { features, chosen, ...rest } = readDetails(answer);
	return {
		...rest,
		features: features.map(({ id, name }) => `${id} ${name}`),
		chosen: [...chosen],
	};
};

describe('server data of a category', () => {
	it.each(cases.map((one) => [one.says, one.answer] as const))(
		'the server data of a category is read: %s',
		(_says, answer) => {
			const { features, heading, fields } = read(answer);
			const names = Object.values(answer.tags ?? {});
			expect(features.map((one) => one.replace(/^\S+ /, ''))).toEqual(names);
			expect(heading).toBe(answer.featuretitle);
			expect(fields).toBe(answer.fields ?? '');
		},
	);

	it.each<[string, object, object]>([
		[
			'the server’s keys in their order, without the space before them',
			{ tags: { ' 12': 'B', ' 4': 'A' } },
			{ features: ['12 B', '4 A'] },
		],
		[
			'nothing for null',
			{ tags: null, lpselectedtags: null, fields: null },
			{ features: [], chosen: [], fields: '' },
		],
		['nothing for empty lists', { tags: [], lpselectedtags: [] }, { features: [], chosen: [] }],
		[
			'the selection, given as number or text',
			{ lpselectedtags: { 12: 12, 4: '4' } },
			{ chosen: ['4', '12'] },
		],
		[
			'nothing for entries without a name',
			{ tags: { ' 1': '', ' 2': { a: 1 }, ' 3': null } },
			{ features: [] },
		],
		[
			'nothing for values of other types',
			{ tags: 'x', lpselectedtags: 7, fields: 3, featuretitle: [] },
			{ heading: '', fields: '' },
		],
		['nothing for an empty answer', {}, { features: [], chosen: [], heading: '', fields: '' }],
	])('the reader of category data returns %s', (_says, answer, expected) => {
		expect(read(answer)).toMatchObject(expected);
	});
});
