import { siteUrl } from '../../../browser/site.ts';
import { visit } from '../../../browser/visitor.ts';
import { change } from './search-site.ts';

interface Suggestions {
	readonly names: readonly { title: string; url: string }[];
	readonly categories: readonly { name: string; url: string; count: number }[];
	readonly places: readonly { name: string; url: string; count: number }[];
}

const ask = (query: string) =>
	fetch(`${siteUrl()}/index.php?rest_route=/gazetteer/v1/suggestions${query}`);
const suggest = async (typed: string) =>
	(await (await ask(`&q=${encodeURIComponent(typed)}`)).json()) as Suggestions;
const titles = async (typed: string) => (await suggest(typed)).names.map(({ title }) => title);

describe('search suggestions', () => {
	it('the suggestions contain names of listings with their URLs, and may be cached for a short time', async () => {
		const response = await ask('&q=hotel wind');
		expect(response.headers.get('cache-control')).toBe('public, max-age=60');
		expect(response.headers.get('expires')).toBeNull();
		const { names } = (await response.json()) as Suggestions;
		expect(names.map(({ title }) => title)).toEqual(['Hotel Windsock']);
		expect((await fetch(names[0]!.url)).status).toBe(200);
	});

	it('the suggestions contain categories and places with the number of their listings', async () => {
		const { categories } = await suggest('hotels');
		expect(categories).toEqual([expect.objectContaining({ name: 'Hotels', count: 8 })]);
		const { places } = await suggest('switz');
		expect(places).toEqual([expect.objectContaining({ name: 'Switzerland', count: 4 })]);
		expect((await fetch(places[0]!.url)).status).toBe(200);
	});

	it('there are at most six names, three categories and three places', async () => {
		const { names, categories, places } = await suggest('a');
		expect([names.length, categories.length, places.length]).toEqual([0, 0, 0]);
		const many = await suggest('ai');
		expect(many.names.length).toBe(6);
		expect(many.categories.length).toBeLessThanOrEqual(3);
		expect((await suggest('sa')).places.length).toBeLessThanOrEqual(3);
	});

	it.each([
		['no text', ''],
		['an empty text', '&q='],
		['a long text', `&q=${'x'.repeat(101)}`],
		['a list', '&q[]=x'],
	])('a call for suggestions with %s is refused', async (_what, query) => {
		expect((await ask(query)).status).toBe(400);
	});

	it.each([
		['a draft', "'post_status' => 'draft'"],
		['pending', "'post_status' => 'pending'"],
		['private', "'post_status' => 'private'"],
		['expired', "'post_status' => 'expired'"],
		['in the trash', "'post_status' => 'trash'"],
		[
			'scheduled',
			"'post_status' => 'future', 'post_date' => '2090-01-01 00:00:00', 'post_date_gmt' => '2090-01-01 00:00:00', 'edit_date' => true",
		],
		['protected by a password', "'post_password' => 'secret'"],
	])('the suggestions never contain a listing that is %s', async (_state, state) => {
		await change(
			"$ids['quokka'] = wp_insert_post(['post_type' => $names->listing, 'post_status' => 'publish', 'post_title' => 'Quokka lodge']); update_option('gazetteer_test_listings', $ids, false);",
		);
		try {
			expect(await titles('quok')).toEqual(['Quokka lodge']);
			await change(`wp_update_post(['ID' => $ids['quokka'], ${state}]);`);
			expect(await titles('quok')).toEqual([]);
		} finally {
			await change("wp_delete_post($ids['quokka'], true);");
		}
	});
});

describe('directory page without results', () => {
	it('the directory offers similar search terms that find something, as a link', async () => {
		const { page } = await visit('/directory/?gz_words=hiethrow', { javascript: false });
		const hint = page.locator('.gz-directory-empty');
		expect(await hint.innerText()).toContain(
			'No listings match “hiethrow”. Did you mean heathrow?',
		);
		await Promise.all([
			page.waitForEvent('load'),
			hint.getByRole('link', { name: 'heathrow' }).click(),
		]);
		expect(await page.locator('.gz-listing-name').first().innerText()).toBe(
			'London Heathrow Airport',
		);
	});

	it('the directory says that nothing matches, without a shortcode from the search, and offers all listings', async () => {
		const { page } = await visit(
			`/directory/?gz_words=${encodeURIComponent('<b>qwxzkj</b> [qwxzkj]')}`,
		);
		const hint = page.locator('.gz-directory-empty');
		expect(await hint.innerText()).toContain('No listings match “<b>qwxzkj</b> [qwxzkj]”.');
		expect(await hint.getByRole('link').allInnerTexts()).toEqual(['Show all listings']);
	});

	it('the directory offers the same search without filters', async () => {
		const { page } = await visit('/directory/?gz_words=windsock&gz_location=999999');
		const hint = page.locator('.gz-directory-empty');
		await Promise.all([
			page.waitForEvent('load'),
			hint.getByRole('link', { name: 'Search without filters' }).click(),
		]);
		expect(await page.locator('.gz-listing-name').allInnerTexts()).toEqual(['Hotel Windsock']);
	});
});
