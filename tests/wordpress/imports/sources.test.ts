import { recorded, recordedSite } from './site.ts';

jest.setTimeout(240_000);

interface Imported {
	readonly first: Answer;
	readonly second: Answer;
	readonly found: Record<string, object>;
	readonly difference: readonly string[];
	readonly rows: number;
	readonly index: readonly unknown[];
}

interface Answer {
	readonly counts: Record<'made' | 'changed' | 'unchanged' | 'refused', number>;
	readonly refused: readonly (readonly [number, string, string, string])[];
}

const DATE = '2024-05-06 07:08:09';
const expired = { status: 'expired' };

/** The importer, its post type, the titles and reasons of refused rows, and what the listings contain. */
const SITES = [
	[
		'hivepress',
		{ 'Wrong Place': 'latitude: this is not a valid latitude or longitude “160.5”' },
		{
			'Harbour & Wine': {
				categories: ['Cafés & bars > Wine bars'],
				locations: ['Norway > Bergen'],
				details: {
					gAddress: 'Bryggen 1, Bergen',
					latitude: '60.397',
					longitude: '5.324',
					claimed_section: 'claimed',
					phone: '+47 55 00 00 00',
					website: 'https://harbour.example/wine',
				},
				values: { cuisine: 'Nordic', seats: '40' },
				gallery: ['harbour-cover.jpg', 'harbour-room.jpg'],
				image: 'harbour-cover.jpg',
				reviews: [
					[5, '', 'Lovely evening.', 'Ada', DATE, '1', 'comment', false],
					[0, '', 'Thank you!', 'Owner', '2024-05-07 00:00:00', '1', 'comment', true],
					[2, '', 'Too loud.', 'Bo', DATE, '0', 'comment', false],
				],
			},
			'Closed Kitchen': expired,
			'Draft Diner': { status: 'draft', author: 1 },
		},
	],
	[
		'listingpro',
		{ 'Wrong Mail': 'email: this is not an email address “not an address”' },
		{
			'Tasca do Mar': {
				categories: ['Restaurants'],
				locations: ['Lisbon'],
				features: ['Wi-Fi'],
				tags: ['seafood'],
				details: {
					tagline_text: 'Fish from the morning',
					gAddress: 'Rua da Praia 3, Lisbon',
					website: 'https://tasca.example',
					price_status: 'moderate',
					business_hours: {
						Monday: { open: ['12:00', '19:00'], close: ['15:00', '23:00'] },
						Tuesday: { open: '', close: '' },
					},
					faqs: { faq: { 1: 'Do you have parking?' }, faqans: { 1: 'Yes.' } },
					business_logo: 'https://tasca.example/logo.png',
				},
				values: { 'dress-code': 'Casual' },
				gallery: ['lp-terrace.jpg'],
				image: 'lp-terrace.jpg',
				plan: 'Gold',
				reviews: [
					[
						4,
						'Best fish',
						'Fresh and friendly.',
						'admin',
						'2024-03-01 10:00:00',
						'1',
						'comment',
						false,
					],
					[1, 'Waiting', 'Slow.', 'admin', '2024-03-01 10:00:00', '0', 'comment', false],
				],
			},
			'Old Tavern': expired,
		},
	],
	[
		'geodirectory',
		{
			'Wrong Web':
				'website: a web address must begin with https:// or http:// “javascript:alert(1)”',
		},
		{
			'Rose Garden': {
				categories: ['Attractions'],
				locations: ['United States > Pennsylvania > Philadelphia'],
				tags: ['garden'],
				details: {
					gAddress: '1 Park Lane, 19103 Philadelphia, Pennsylvania, United States',
					latitude: '39.95',
					longitude: '-75.17',
					facebook: 'https://facebook.com/roses',
					business_hours: {
						Monday: { open: ['09:00', '13:00'], close: ['12:00', '17:00'] },
						Saturday: { open: '10:00', close: '16:00' },
					},
				},
				values: { 'special-offers': 'Two for one' },
				gallery: ['gd-roses.jpg', 'gd-pond.jpg'],
				image: 'gd-roses.jpg',
				reviews: [
					[5, '', 'Beautiful in June.', 'Ada', DATE, '1', 'comment', false],
					[0, '', 'Glad you liked it.', 'Gardener', DATE, '1', 'comment', true],
				],
			},
			'Closed Zoo': expired,
		},
	],
	[
		'directorist',
		{ 'Wrong Position': 'latitude: this is not a number “north”' },
		{
			'Paper House': {
				status: 'publish',
				categories: ['Shops'],
				locations: ['Denmark > Aarhus'],
				tags: ['books'],
				details: {
					tagline_text: 'Old and new books',
					gAddress: 'Storegade 5, Aarhus',
					video: 'https://video.example/1',
					instagram: 'https://instagram.com/paper',
					price_status: 'moderate',
					business_hours: {
						Monday: { open: '09:00', close: '17:30' },
						Saturday: { open: '', close: '' },
					},
				},
				values: { 'custom-text': 'Danish, English', 'custom-checkbox': ['Cash', 'Card'] },
				gallery: ['dir-front.jpg', 'dir-shelf.jpg'],
				image: 'dir-front.jpg',
				reviews: [
					[5, '', 'I could stay all day.', 'Ada', DATE, '1', 'comment', false],
					[3, '', 'Spam spam.', 'Bot', DATE, 'spam', 'comment', false],
				],
			},
			'Past Shop': expired,
		},
	],
	[
		'business-directory',
		{ 'Wrong Email': 'email: this is not an email address “nobody”' },
		{
			'Miller & Sons': {
				categories: ['Legal'],
				tags: ['notary'],
				details: {
					website: 'https://miller.example',
					phone: '555-0101',
					email: 'office@miller.example',
					gAddress: '7 Court Square, 10001',
				},
				values: { languages: ['English', 'Spanish'] },
				gallery: ['bdp-office.jpg'],
				image: 'bdp-office.jpg',
			},
			'Gone Office': expired,
		},
	],
	[
		'mylisting',
		{ 'Wrong Email House': 'email: this is not an email address “@”' },
		{
			'Alpine House': {
				categories: ['Guest houses'],
				locations: ['Alps'],
				tags: ['mountain'],
				details: {
					gAddress: 'Bergweg 1, Zermatt',
					latitude: '46.02',
					price_status: 'pricey',
					business_hours: {
						Monday: { open: '08:00', close: '18:00' },
						Friday: { open: '20:00', close: '02:00' },
						Sunday: { open: '', close: '' },
					},
					facebook: 'https://facebook.com/alpine',
				},
				values: { 'dogs-allowed': 'Yes' },
				gallery: ['ml-room.jpg'],
				image: 'ml-cover.jpg',
				reviews: [
					[5, '', 'Quiet and clean.', 'Ada', DATE, '1', 'comment', false],
					[1, '', 'Cold.', 'Cy', DATE, '1', 'comment', false],
				],
			},
			'Expired House': expired,
		},
	],
] as const;

describe('import of another directory plugin', () => {
	it.each(SITES)(
		'every listing of a recorded site of %s is imported or refused with a reason, and the undo restores the site',
		async (name, refused, expected) => {
			const { first, second, found, difference, rows, index } = await recorded<Imported>(`
				${recordedSite(name)}
				ready();
				$importer = \\Gazetteer\\Import\\ImporterRows::onSite()['${name}'];
				$before = dump();
				$first = import('${name}');
				$found = listings((fn () => $this->type())->call($importer));
				$second = import('${name}');
				undo($second['run']);
				undo($first['run']);
				echo json_encode(['rows' => $importer->total(), 'difference' => difference($before, dump()), 'index' => Plugin::get(SiteIndex::class)->rebuilder()->check()] + compact('first', 'second', 'found'));
			`);
			expect(
				Object.fromEntries(first.refused.map(([, , title, why]) => [title, why])),
			).toEqual(refused);
			expect(found).toMatchObject(expected);
			expect(Object.keys(found).sort()).toEqual(Object.keys(expected).sort());
			expect(first.counts.made + first.counts.refused).toBe(rows);
			expect(second.counts).toEqual({
				made: 0,
				changed: 0,
				unchanged: first.counts.made,
				refused: first.counts.refused,
			});
			expect(difference).toEqual([]);
			expect(index).toEqual([]);
		},
	);
});
