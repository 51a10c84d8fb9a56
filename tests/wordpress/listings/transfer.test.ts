import { runWordPress } from '../../browser/site.ts';
import { forget, inSite, listings, put, remove, take } from './command.ts';
import { change } from './search/search-site.ts';
import { share } from '../share.ts';

// The tests import hundreds of listings, some of them twice.
jest.setTimeout(180_000);

const FILES = ['transfer.csv', 'transfer.jsonl', 'transfer-out.csv', 'transfer-out.jsonl'];
const KEY = 'transfer-test-';
const ROWS = 160;
const OURS = new RegExp(`"${KEY}4\\d?"`);

const KINDS = [
	'Transfer test > Ports',
	'Transfer test > Ports > Ferries',
	'Transfer test > Stations',
];

interface Row {
	readonly [column: string]: unknown;
}

const rowOf = (number: number): Row => ({
	key: `${KEY}${number}`,
	title: `Place “${number}” & more`,
	content: `<p>It is number ${number}.</p>`,
	category: KINDS[number % KINDS.length],
	location: `Transfer test > Country ${number % 7} > Town ${number % 40}`,
	features: number % 2 ? ['Transfer test lift', 'Transfer test ramp'] : [],
	latitude: String(-60 + number / 5),
	longitude: String(number / 3),
	phone: `+47 ${number}`,
	email: `place-${number}@transfer.example`,
	'field:size': String(number),
	'field:fuel': ['a|b', 'c'],
});

const rows = Array.from({ length: ROWS }, (_, number) => rowOf(number));

const lines = (list: readonly Row[]) => list.map((row) => `${JSON.stringify(row)}\n`).join('');

/** The stored data of a listing, by its key. */
const kept = async (number: number) =>
	JSON.parse(
		await runWordPress(`
			$names = (new Gazetteer\\Kernel\\Settings())->names();
			$ids = get_posts(['post_type' => $names->listing, 'post_status' => 'any', 'fields' => 'ids', 'meta_key' => '_gazetteer_key', 'meta_value' => '${KEY}${number}']);
			$listing = (new Gazetteer\\Listings\\ListingPosts($names))->find($ids[0]);
			$path = fn ($id, $of) => implode(' > ', array_reverse(array_map(fn ($one) => get_term($one)->name, [$id, ...get_ancestors($id, $of, 'taxonomy')])));
			echo json_encode([
				'count' => count($ids),
				'title' => $listing->title,
				'category' => array_map(fn ($id) => $path($id, $names->category), $listing->categories),
				'location' => array_map(fn ($id) => $path($id, $names->location), $listing->locations),
				'features' => array_map(fn ($id) => $path($id, $names->feature), $listing->features),
				'phone' => $listing->details['phone'] ?? null,
				'values' => $listing->values,
			]);
		`),
	) as Row;

const countOf = async (name: string) =>
	Number(
		await runWordPress(
			`$names = (new Gazetteer\\Kernel\\Settings())->names(); echo get_term_by('name', '${name}', $names->category)->count;`,
		),
	);

const tidy = async () => {
	await forget(KEY);
	await runWordPress(`
		global $wpdb;
		foreach ($wpdb->get_results("SELECT t.term_id, tt.taxonomy FROM {$wpdb->terms} t JOIN {$wpdb->term_taxonomy} tt ON tt.term_id = t.term_id WHERE t.name LIKE 'Transfer test%' OR t.name IN ('Ports', 'Ferries', 'Stations') OR t.name LIKE 'Country %' OR t.name LIKE 'Town %'") as $term) {
			wp_delete_term((int) $term->term_id, $term->taxonomy);
		}
	`);
	await Promise.all(FILES.map(remove));
};
beforeAll(tidy);
afterAll(tidy);

it('a dry run reports the import and writes nothing', async () => {
	const file = await put('transfer.jsonl', lines(rows));
	const { code, said } = await listings('import', [file], { 'dry-run': true });
	expect(said).toContain(
		`Would be added: ${ROWS}. Would be changed: 0. Unchanged: 0. Would be skipped: 0.`,
	);
	expect(code).toBe(0);
	expect(await runWordPress(`echo term_exists('Ferries') ? 'made' : 'not made';`)).toBe(
		'not made',
	);
});

it('an interrupted import resumes, and creates every listing once', async () => {
	await forget(KEY);
	const file = await put('transfer.jsonl', lines(rows));
	expect((await listings('import', [file], {}, 3)).code).toBe(-1);
	const { code, said } = await listings('import', [file]);
	expect(said[0]).toMatch(/^An earlier import of this file stopped. Continuing at line 151\.$/);
	expect(said).toContain(`Added: ${ROWS}. Changed: 0. Unchanged: 0. Skipped: 0.`);
	expect(said.find((line) => line.startsWith('bar:'))).toMatch(/ (\d+)\/\1$/);
	expect(code).toBe(0);
	expect(await kept(41)).toEqual({
		count: 1,
		title: 'Place “41” &amp; more',
		category: ['Transfer test > Stations'],
		location: ['Transfer test > Country 6 > Town 1'],
		features: ['Transfer test lift', 'Transfer test ramp'],
		phone: '+47 41',
		values: { size: '41', fuel: ['a|b', 'c'] },
	});
	expect(await countOf('Ferries')).toBe(rows.filter((_, number) => number % 3 === 1).length);
});

it('an import skips unchanged listings, and updates changed ones', async () => {
	const file = await put('transfer.jsonl', lines(rows));
	expect((await listings('import', [file])).said).toContain(
		`Added: 0. Changed: 0. Unchanged: ${ROWS}. Skipped: 0.`,
	);
	const changed = rows.with(7, { key: `${KEY}7`, phone: '+1', category: KINDS[1] });
	const other = await put('transfer.jsonl', lines(changed));
	expect((await listings('import', [other])).said).toContain(
		`Added: 0. Changed: 1. Unchanged: ${ROWS - 1}. Skipped: 0.`,
	);
	expect(await kept(7)).toMatchObject({
		count: 1,
		title: 'Place “7” &amp; more',
		phone: '+1',
		category: [KINDS[1]],
		location: ['Transfer test > Country 0 > Town 7'],
		values: { size: '7' },
	});
});

it('an import stores shortcodes and blocks as text, unless the file is trusted', async () => {
	const content = 'Open [gallery] <!-- wp:archives /-->\n\nhttps://video.example/1\n\ndaily';
	const row = { key: `${KEY}live`, title: 'Live', content, excerpt: '[caption]' };
	const file = await put('transfer.jsonl', lines([row]));
	const texts = async () =>
		JSON.parse(
			await runWordPress(
				`$id = get_posts(['post_type' => 'gazetteer_listing', 'fields' => 'ids', 'meta_key' => '_gazetteer_key', 'meta_value' => '${KEY}live'])[0]; $post = get_post($id); echo json_encode([$post->post_content, $post->post_excerpt, has_shortcode($post->post_content, 'gallery'), has_blocks($post)]);`,
			),
		) as unknown;
	const quiet = [
		'Open &#091;gallery&#093; \n\n<span>https://video.example/1</span>\n\ndaily',
		'&#091;caption&#093;',
		false,
		false,
	];
	await listings('import', [file]);
	expect(await texts()).toEqual(quiet);
	expect((await listings('import', [file])).said).toContain(
		'Added: 0. Changed: 0. Unchanged: 1. Skipped: 0.',
	);
	await listings('import', [file], { trusted: true });
	expect(await texts()).toEqual([content, '[caption]', true, true]);
	await listings('import', [file]);
	expect(await texts()).toEqual(quiet);
});

it('an import reports each invalid row with its line number, and imports the others', async () => {
	const file = await put(
		'transfer.csv',
		[
			'key;title;latitude;website;plan;colour',
			`${KEY}a;First;1;;;red`,
			`${KEY}b;Second;north;javascript:alert(1);;`,
			`;Third;;;;`,
			`${KEY}c;"Fou`,
			`rth";;;;`,
			`${KEY}d;Fifth;;;No such plan;`,
			`${KEY}a;Again;;;;`,
			`${KEY}e;Malm\u00f6;;;;;;;more`,
			`${KEY}f;<b>Last</b><script>x</script>;;;;`,
		].join('\r\n'),
	);
	const { code, said } = await listings('import', [file]);
	expect(said.filter((line) => line.startsWith('Warning'))).toEqual([
		'Warning: The column “colour” is unknown and will be ignored.',
		expect.stringMatching(/^Warning: Line 3, latitude: .*“north”$/),
		expect.stringMatching(/^Warning: Line 3, website: .*“javascript:alert\(1\)”$/),
		expect.stringMatching(/^Warning: Line 4, key: this is required and missing$/),
		expect.stringMatching(/^Warning: Line 8, key: an earlier row has the same key/),
		expect.stringMatching(/^Warning: Line 9: the row has more cells/),
		expect.stringMatching(/^Warning: Line 7, plan: this plan does not exist: “No such plan”$/),
	]);
	expect(said).toContain('Added: 3. Changed: 0. Unchanged: 0. Skipped: 5.');
	expect(code).toBe(2);
});

it('an import reports the row that the database refuses, and saves the others of the batch', async () => {
	await forget(KEY);
	const file = await put('transfer.jsonl', lines(rows.slice(0, 60)));
	const refuse = `add_filter('query', fn ($sql) => str_contains($sql, '+47 37') && str_contains($sql, 'INSERT') ? 'INSERT INTO nowhere' : $sql);
		$GLOBALS['wpdb']->suppress_errors();`;
	const { code, said } = await listings('import', [file], {}, 0, refuse);
	expect(said.filter((line) => line.startsWith('Warning'))).toEqual([
		expect.stringMatching(/^Warning: Line 38: the listing could not be saved/),
	]);
	expect(said).toContain('Added: 59. Changed: 0. Unchanged: 0. Skipped: 1.');
	expect(code).toBe(2);
	expect(await kept(36)).toMatchObject({ count: 1, phone: '+47 36' });
	expect((await listings('import', [file])).said).toContain(
		'Added: 1. Changed: 0. Unchanged: 59. Skipped: 0.',
	);
});

it('an import stops if the database refuses every row, reports the line, and can resume there', async () => {
	await forget(KEY);
	const file = await put('transfer.jsonl', lines(rows.slice(0, 60)));
	const refuse = `add_filter('query', fn ($sql) => str_contains($sql, '+47') && str_contains($sql, 'INSERT') ? 'INSERT INTO nowhere' : $sql);
		$GLOBALS['wpdb']->suppress_errors();`;
	const { code, said } = await listings('import', [file], {}, 0, refuse);
	expect(said.at(-1)).toMatch(/^Error: Lines 1 to 50 could not be saved/);
	expect(code).toBe(1);
	expect((await listings('import', [file])).said).toContain(
		'Added: 60. Changed: 0. Unchanged: 0. Skipped: 0.',
	);
});

it('an import refuses a file without the listing columns, and a file that is not on the server', async () => {
	const file = await put('transfer.csv', 'name,colour\n1,2\n');
	expect(await listings('import', [file])).toMatchObject({
		code: 1,
		said: [expect.stringContaining('“key”')],
	});
	for (const elsewhere of ['https://example.org/a.csv', inSite('nowhere.csv'), 'php://input']) {
		expect(await listings('import', [elsewhere])).toMatchObject({ code: 1 });
	}
});

/** The header and the listings of this test in an export. The site has other listings too. */
const ours = (name: string) =>
	take(name)
		.split(/\r?\n/)
		.filter((line, number) => OURS.test(line) || (number === 0 && !line.startsWith('{')))
		.join('\n');

it.each(share(['csv', 'json']))(
	'an export as %s can be imported without changes',
	async (format) => {
		const name = format === 'csv' ? 'transfer-out.csv' : 'transfer-out.jsonl';
		const { code, said } = await listings('export', [inSite(name)], { format });
		expect(code).toBe(0);
		expect(said.at(-1)).toMatch(/^Success: \d+ listings were written to the file\.$/);
		const exported = ours(name);
		expect(exported).toContain(`${KEY}49`);
		// An export has more columns than the first file, so its first import changes listings, and later ones do not.
		const file = await put(name, exported);
		expect((await listings('import', [file])).code).toBe(0);
		await listings('export', [file], { format });
		expect(ours(name)).toBe(exported);
		const again = await listings('import', [await put(name, exported)]);
		expect(again.said.at(-2)).toMatch(/^Added: 0\. Changed: 0\. Unchanged: 11\. Skipped: 0\.$/);
		expect(await kept(41)).toMatchObject({
			count: 1,
			values: { size: '41', fuel: ['a|b', 'c'] },
		});
	},
);

it('the search index contains the imported listings, and `reindex` rebuilds it', async () => {
	await listings('reindex', []);
	await listings('import', [await put('transfer.jsonl', lines(rows.slice(0, 60)))]);
	expect(await listings('check', [])).toMatchObject({
		code: 0,
		said: ['Success: The search index is up to date.'],
	});
	await change("$index->tables()->change('DELETE FROM {listings}');");
	const { code, said } = await listings('check', []);
	expect(code).toBe(1);
	expect(said[0]).toMatch(/^Warning: Listing \d+ is missing from the search index\.$/);
	expect(said.at(-1)).toMatch(/^Error: .*reindex/);
	expect((await listings('reindex', [])).said.at(-1)).toMatch(
		/^Success: \d+ listings are in the search index\.$/,
	);
	expect((await listings('check', [])).code).toBe(0);
});
