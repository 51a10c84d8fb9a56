import { wear, wearBlockTheme, wearClassicTheme, wornTheme } from '../plugin/themes.ts';
import { runWordPress, siteUrl } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';

let before = '';
beforeAll(async () => {
	before = await wornTheme();
});
afterAll(() => wear(before));

describe.each([
	['the demo’s theme', () => wear(before)],
	['a block theme', wearBlockTheme],
	['a PHP theme', wearClassicTheme],
])('archives in %s', (_kind, wearIt) => {
	beforeAll(wearIt);

	it('the archive of a category shows its listings in the directory layout', async () => {
		const { page, status, errors, requests } = await visit('/listing-category/hotels/');
		expect(status).toBe(200);
		expect(await page.locator('.gz-listing-name').allInnerTexts()).toContain('Hotel Windsock');
		expect(await page.locator('.gz-directory-count').innerText()).toMatch(/listings$/);
		expect(requests).toContain('/wp-content/plugins/gazetteer/blocks/directory/style.css');
		expect(requests.filter((path) => /leaflet|on-demand|react/.test(path))).toEqual([]);
		expect(errors).toEqual([]);
	});

	it('the archive of a place shows the listings of the place and of all places below it', async () => {
		const { page } = await visit('/listing-location/europe/switzerland/');
		const names = await page.locator('.gz-listing-name').allInnerTexts();
		expect(names).toEqual(
			expect.arrayContaining(['Zurich Airport', 'Hotel Windsock', 'Geneve Airport']),
		);
	});

	it('the archive of all listings shows the first page of the directory', async () => {
		const { page } = await visit('/listing/');
		expect(await page.locator('.gz-listing').count()).toBe(12);
	});

	it('the page of a listing shows its contact details once', async () => {
		const { page, errors } = await visit('/listing/hotel-windsock/');
		expect(await page.locator('.gz-place-contact').isVisible()).toBe(true);
		expect(await page.locator('.gz-place').count()).toBe(1);
		expect(errors).toEqual([]);
	});
});

it('the archive of a category shows the category name as heading and window title', async () => {
	await wear(before);
	const { page } = await visit('/listing-category/hotels/');
	expect(await page.title()).toMatch(/^Hotels/);
	expect(await page.locator('h1').innerText()).toBe('Hotels');
	expect(await page.getByText('Hotels near the terminal.').isVisible()).toBe(true);
});

/** Runs the main query of WordPress for an address. Returns the posts and the SQL statements. */
const asked = async (query: string, first = '') =>
	JSON.parse(
		await runWordPress(`
			global $wp_query;
			${first}
			$statements = [];
			$isAnswered = false;
			add_filter('posts_pre_query', static function ($posts, $query) use (&$isAnswered) { $isAnswered = $isAnswered || ($query->is_main_query() && $posts !== null); return $posts; }, 99, 2);
			add_filter('query', static function (string $sql) use (&$statements): string { $statements[] = $sql; return $sql; });
			parse_str('${query}', $_GET);
			$wp_query->query('${query}');
			$lists = array_values(array_filter($statements, static fn (string $sql): bool => str_contains($sql, 'SQL_CALC_FOUND_ROWS') || preg_match('/FROM \\S*posts\\b.*ORDER BY/s', $sql) === 1));
			echo json_encode(['isAnswered' => $isAnswered, 'lists' => $lists, 'titles' => array_column($wp_query->posts, 'post_title'), 'found' => $wp_query->found_posts, 'pages' => $wp_query->max_num_pages]);`),
	) as { isAnswered: boolean; lists: string[]; titles: string[]; found: number; pages: number };

describe('main query of an archive', () => {
	it.each([
		['all listings', 'post_type=gazetteer_listing'],
		['a category', 'gazetteer_category=hotels'],
		['a place', 'gazetteer_location=switzerland'],
		['a feature', 'gazetteer_feature=FEATURE'],
		['a category in a place', 'gazetteer_category=hotels&gazetteer_location=switzerland'],
		['all listings, page 3', 'post_type=gazetteer_listing&paged=3'],
	])('the main query of an archive does not read the posts table: %s', async (_says, query) => {
		const feature = query.includes('FEATURE')
			? await runWordPress(
					"echo get_terms(['taxonomy' => 'gazetteer_feature', 'hide_empty' => true])[0]->slug;",
				)
			: '';
		const answer = await asked(query.replace('FEATURE', feature));
		expect(answer.lists).toEqual([]);
		expect(answer.titles.length).toBeGreaterThan(0);
		expect(answer.found).toBeGreaterThanOrEqual(answer.titles.length);
		expect(answer.pages).toBe(Math.ceil(answer.found / 12));
	});

	it('the main query is left to WordPress if it has a condition that the index does not support', async () => {
		const answer = await asked('post_type=gazetteer_listing&year=1999');
		expect(answer.lists).toHaveLength(1);
		expect(answer.found).toBe(0);
	});

	it.each([
		['the author', 'author=1'],
		['the author’s name', 'author_name=admin'],
		['the date', 'm=202401'],
		['a range of dates', 'date_query[0][after]=2020-01-01'],
		['a meta field of another plugin', 'meta_query[0][key]=rank&meta_query[0][value]=1'],
		['a meta field', 'meta_key=plan_id'],
		['a meta field with the value 0', 'meta_key=plan_id&meta_value=0'],
		['selected posts', 'post__in[]=1'],
		['all posts except some', 'post__not_in[]=1'],
		['a password', 'has_password=0'],
		['a status', 'post_status=pending'],
		['any status', 'post_status=any'],
		['several statuses', 'post_status[]=publish&post_status[]=draft'],
		['an order that the index does not have', 'orderby=rand'],
		['a sort order with a direction', 'orderby=date&order=asc'],
		['an unlimited number of posts', 'posts_per_page=-1'],
		['an offset', 'offset=5'],
		['no pagination', 'nopaging=1'],
		['an exact phrase', 's=hotel&sentence=1'],
		['a search in some columns only', 's=hotel&search_columns[]=post_title'],
		['numbers only', 'fields=ids'],
		['a query variable of another plugin', 'lang=de'],
		['a feed of another plugin', 'feed=podcast'],
		['a comment feed', 'feed=comments-rss2&withcomments=1'],
		[
			'terms joined by “or”',
			'tax_query[relation]=OR&tax_query[0][taxonomy]=gazetteer_category&tax_query[0][field]=slug&tax_query[0][terms]=hotels&tax_query[1][taxonomy]=gazetteer_location&tax_query[1][field]=slug&tax_query[1][terms]=switzerland',
		],
		[
			'a term without its child terms',
			'tax_query[0][taxonomy]=gazetteer_location&tax_query[0][field]=slug&tax_query[0][terms]=europe&tax_query[0][include_children]=0',
		],
	])('the main query is left to WordPress if it asks for %s', async (_what, vars) => {
		const { isAnswered } = await asked(`post_type=gazetteer_listing&${vars}`);
		expect(isAnswered).toBe(false);
	});

	it.each([
		['the status “published”', 'post_status=publish'],
		['the newest listings first', 'orderby=date&order=desc'],
		['nothing, with empty query variables', 'author=&orderby=&post_status=&lang='],
		['posts without their terms', 'update_post_term_cache=0'],
		['a feed of WordPress', 'feed=atom'],
	])('the main query is answered from the index if it asks for %s', async (_what, vars) => {
		const { isAnswered } = await asked(`post_type=gazetteer_listing&${vars}`);
		expect(isAnswered).toBe(true);
	});

	it('the main query keeps the order and the page size that another plugin sets', async () => {
		const byTitle = await asked(
			'post_type=gazetteer_listing&orderby=title&order=asc&posts_per_page=7',
		);
		expect(byTitle.isAnswered).toBe(true);
		expect(byTitle.titles).toHaveLength(7);
		expect(byTitle.titles).toEqual(
			byTitle.titles.toSorted((one, other) => one.localeCompare(other, 'en')),
		);
	});

	it('the main query is left to WordPress if the category also belongs to another post type', async () => {
		const { isAnswered } = await asked(
			'gazetteer_category=hotels',
			"register_taxonomy_for_object_type('gazetteer_category', 'post');",
		);
		expect(isAnswered).toBe(false);
	});

	it('the archive of a feature returns only the listings with that feature', async () => {
		const [slug = '', count = ''] = (
			await runWordPress(
				"$some = get_terms(['taxonomy' => 'gazetteer_feature', 'hide_empty' => true, 'orderby' => 'count'])[0]; echo $some->slug . ' ' . $some->count;",
			)
		).split(' ');
		const { page } = await visit(`/?gazetteer_feature=${slug}`);
		expect(await page.locator('.gz-directory-count').innerText()).toContain(`${count} listing`);
	});
});

describe('pages of an archive', () => {
	const names = async (path: string) => {
		const { page, status } = await visit(path, { javascript: false });
		expect(status).toBe(200);
		return page.locator('.gz-listing-name').allInnerTexts();
	};

	it('the pages of an archive have their own URLs, and the links below the list lead to them', async () => {
		const { page } = await visit('/listing/', { javascript: false });
		const first = await page.locator('.gz-listing-name').allInnerTexts();
		await page.getByRole('link', { name: 'Next' }).click();
		await page.waitForURL('**/listing/page/2/');
		const second = await page.locator('.gz-listing-name').allInnerTexts();
		expect(second).toHaveLength(12);
		expect(second.filter((name) => first.includes(name))).toEqual([]);
		await page.getByRole('link', { name: 'Previous' }).click();
		await page.waitForURL('**/listing/');
	});

	it('the pages of an archive keep the sort order of the query string', async () => {
		const { page } = await visit('/listing-category/airports/?gz_sort=title');
		await page.getByRole('link', { name: 'Next' }).click();
		await page.waitForURL(/page\/2/);
		const { pathname, search } = new URL(page.url());
		expect([pathname, search]).toEqual([
			'/listing-category/airports/page/2/',
			'?gz_sort=title',
		]);
	});

	it.each(['/listing/page/999/', '/listing-category/hotels/page/99/'])(
		'archive pages that do not exist return status 404: %s',
		async (path) => {
			expect((await fetch(siteUrl() + path)).status).toBe(404);
		},
	);

	// The site runs on a port, and WordPress does not redirect to a URL with a port. Call redirect_canonical() instead.
	it.each([
		['/listing/page/1/', '/listing/'],
		['/listing/?paged=2', '/listing/page/2/'],
	])('archive pages redirect to one canonical URL: %s becomes %s', async (path, to) => {
		const leads = await runWordPress(`
			$_SERVER['REQUEST_URI'] = '${path}';
			[$_SERVER['HTTP_HOST'], $_SERVER['REQUEST_METHOD']] = [wp_parse_url(home_url(), PHP_URL_HOST), 'GET'];
			parse_str((string) wp_parse_url('${path}', PHP_URL_QUERY), $_GET);
			$GLOBALS['wp']->main();
			echo redirect_canonical(home_url('${path}'), false);`);
		expect(new URL(leads).pathname).toBe(to);
	});

	it('an archive has a feed with the same listings', async () => {
		const shown = await names('/listing-category/hotels/');
		const feed = await (await fetch(`${siteUrl()}/listing-category/hotels/feed/`)).text();
		const items = [...feed.matchAll(/<item>\s*<title>([^<]*)/g)].map(([, title]) => title);
		expect(items.length).toBeGreaterThan(0);
		expect(items).toEqual(shown.slice(0, items.length));
	});
});
