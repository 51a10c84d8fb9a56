import { readSuggestions, suggestionsUrl } from '../../../widgets/directory/calls.ts';

const read = readSuggestions({ names: 'N', categories: 'C', places: 'P' });

describe('suggestions from the server', () => {
	it('names, categories and places are read in this order, with their heading', () => {
		expect(
			read({
				places: [{ name: 'Zurich', url: '/z', count: 3 }],
				categories: [{ name: 'Hotels', url: '/h', count: 12 }],
				names: [{ title: 'Inn', url: '/i' }],
			}),
		).toEqual([
			{ title: 'Inn', context: '', group: 'N', url: '/i' },
			{ title: 'Hotels', context: '12', group: 'C', url: '/h' },
			{ title: 'Zurich', context: '3', group: 'P', url: '/z' },
		]);
	});

	it('at most six names, three categories and three places are read', () => {
		const many = Array.from({ length: 9 }, () => ({ title: 'a', name: 'a', url: '/a' }));
		const groups = read({ names: many, categories: many, places: many }).map(
			({ group }) => group,
		);
		expect(groups.join('')).toBe('NNNNNNCCCPPP');
	});

	it.each([
		[null],
		[[]],
		[{ names: 'x' }],
		[{ names: [{ title: 1, url: '/' }, { title: 'a' }] }],
	])('an unexpected answer has no suggestions: %j', (body) => expect(read(body)).toEqual([]));

	it.each([
		['https://a.test/wp-json/suggestions', 'https://a.test/wp-json/suggestions?q=a%26b%3Dc'],
		[
			'https://a.test/?rest_route=/suggestions',
			'https://a.test/?rest_route=%2Fsuggestions&q=a%26b%3Dc',
		],
	])('the search text is encoded in the URL of %s', (route, url) => {
		expect(suggestionsUrl(route, 'a&b=c')).toBe(url);
	});
});
