import { isSamePage, searchAddress } from '../../../widgets/directory/address.ts';

const ACTION = 'https://example.test/directory/?old=1#list';

describe('URL of a search', () => {
	it.each([
		['without filters is the URL of the directory', [], ''],
		[
			'has no empty values',
			[
				['gz_words', ''],
				['gz_rating', ''],
			],
			'',
		],
		['has no brackets after a list with one value', [['gz_category[]', '7']], '?gz_category=7'],
		[
			'has brackets after a list with several values',
			[
				['gz_category[]', '7'],
				['gz_category[]', '9'],
			],
			'?gz_category%5B%5D=7&gz_category%5B%5D=9',
		],
		[
			'keeps the name of a field inside of the brackets',
			[['gz_field[stars][]', '4']],
			'?gz_field%5Bstars%5D=4',
		],
		[
			'keeps hidden inputs',
			[
				['page_id', '12'],
				['gz_open', '1'],
			],
			'?page_id=12&gz_open=1',
		],
	] as const)('the URL of a search %s', (_title, fields, search) => {
		expect(searchAddress(ACTION, fields)).toBe(`https://example.test/directory/${search}`);
	});

	it.each([
		['other arguments', 'https://example.test/directory/?gz_page=2', true],
		['another path', 'https://example.test/hotels/', false],
		['another host', 'https://example.org/directory/', false],
	])('pages with %s are compared by host and path', (_title, other, isSame) => {
		expect(isSamePage(ACTION, other)).toBe(isSame);
	});
});
