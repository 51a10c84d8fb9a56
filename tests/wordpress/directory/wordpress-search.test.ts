import { runWordPress, siteUrl } from '../../browser/site.ts';

interface Found {
	/** SQL statements that search posts by text and do not exclude listings. */
	readonly scans: string[];
	readonly titles: string[];
	readonly found: number;
	readonly pages: number;
}

/** Runs the search as the main query of a guest's page, and returns what WordPress finds. */
const search = async (query: string, before = ''): Promise<Found> =>
	JSON.parse(
		await runWordPress(`
			${before}
			$statements = [];
			add_filter('query', static function (string $sql) use (&$statements): string { $statements[] = $sql; return $sql; });
			$GLOBALS['wp_query']->query('${query}');
			$query = $GLOBALS['wp_query'];
			$scans = array_filter($statements, static fn (string $sql): bool => preg_match("/LIKE '.*post_type\\\\S* = 'gazetteer_listing' AND \\\\(/s", $sql) === 1);
			echo json_encode(['scans' => array_values($scans), 'titles' => array_column($query->posts, 'post_title'), 'found' => $query->found_posts, 'pages' => $query->max_num_pages]);`),
	) as Found;

const PAGE =
	"wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'How to find the Windsock', 'post_content' => 'x']);";
const LISTING = (status: string, extra = '') =>
	`wp_insert_post(['post_type' => 'gazetteer_listing', 'post_status' => '${status}', 'post_title' => 'Windsock ${status}'${extra}]);`;

describe('search of WordPress', () => {
	it('the search of WordPress finds listings through the index and other posts by their text', async () => {
		const { scans, titles, found, pages } = await search('s=windsock', PAGE);
		expect(titles).toEqual(
			expect.arrayContaining(['Hotel Windsock', 'How to find the Windsock']),
		);
		expect([scans, found, pages]).toEqual([[], titles.length, 1]);
	});

	it('the search of WordPress finds no listing that is not public', async () => {
		const before = [
			...['pending', 'draft', 'private', 'trash'].map((status) => LISTING(status)),
			LISTING('future', ", 'post_date' => '2098-01-01 00:00:00'"),
			LISTING('publish', ", 'post_password' => 'secret'"),
		].join('');
		const { titles } = await search('s=windsock', before);
		expect(titles.filter((title) => /^Windsock/.test(title))).toEqual([]);
	});

	it('the search of WordPress finds only other posts if no listing contains the text', async () => {
		const { titles, found } = await search(
			's=quaternion',
			PAGE.replace('Windsock', 'Quaternion'),
		);
		expect([titles, found]).toEqual([['How to find the Quaternion'], 1]);
	});

	it('the search of WordPress is left unchanged if it has other conditions than text', async () => {
		const { scans } = await search('s=windsock&author=1');
		expect(scans).toHaveLength(1);
	});

	it('the search of WordPress keeps the conditions that other plugins add', async () => {
		const { titles } = await search(
			's=windsock',
			`${PAGE} add_filter('posts_where', static fn ($where) => $where . " AND post_title LIKE 'How%'");`,
		);
		expect([...new Set(titles)]).toEqual(['How to find the Windsock']);
	});

	it('the search of WordPress has pages with the results of both kinds', async () => {
		const first = await search('s=airport&posts_per_page=3');
		const second = await search('s=airport&posts_per_page=3&paged=2');
		expect(first.titles).toHaveLength(3);
		expect(first.titles.filter((title) => second.titles.includes(title))).toEqual([]);
		expect([first.pages, second.found]).toEqual([Math.ceil(first.found / 3), first.found]);
	});
});

describe('search in the REST API', () => {
	const call = async (query: string) =>
		(await (
			await fetch(`${siteUrl()}/index.php?rest_route=/wp/v2/search&${query}`)
		).json()) as { title: string; subtype: string }[];

	it('the search in the REST API finds listings among all posts', async () => {
		expect(await call('search=windsock')).toContainEqual(
			expect.objectContaining({ title: 'Hotel Windsock', subtype: 'gazetteer_listing' }),
		);
	});

	it('the search in the REST API finds listings alone through the index', async () => {
		const found = await call('search=windsock&subtype=gazetteer_listing');
		expect(found.map(({ title }) => title)).toContain('Hotel Windsock');
		expect(found.every(({ subtype }) => subtype === 'gazetteer_listing')).toBe(true);
	});
});
