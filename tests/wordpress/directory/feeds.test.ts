import { runWordPress } from '../../browser/site.ts';

interface Sent {
	/** SQL statements that sort listings by modification time. */
	readonly sorts: string[];
	readonly lastModified: string;
}

/** Handles a feed URL in WordPress, after running the given PHP code. */
const send = async (query: string, before = ''): Promise<Sent> =>
	JSON.parse(
		await runWordPress(`
			global $wpdb;
			${before}
			$statements = [];
			add_filter('query', static function (string $sql) use (&$statements): string { $statements[] = $sql; return $sql; });
			$headers = [];
			add_filter('wp_headers', static function (array $sent) use (&$headers): array { return $headers = $sent; });
			$_SERVER['REQUEST_URI'] = '/';
			$GLOBALS['wp']->main('${query}');
			$isSort = static fn (string $sql): bool => preg_match('/ORDER BY post_(modified|date)_gmt/', $sql) === 1 && str_contains($sql, 'gazetteer_listing');
			echo json_encode(['sorts' => array_values(array_filter($statements, $isSort)), 'lastModified' => $headers['Last-Modified']]);`),
	) as Sent;

const touch = (condition: string, date: string) =>
	`$wpdb->query("UPDATE {$wpdb->posts} SET post_modified_gmt = '${date}', post_modified = '${date}' WHERE ${condition}");`;

const HOTEL = "post_title = 'Hotel Windsock'";

describe('feed of listings and posts', () => {
	it.each([
		['of all listings', 'post_type=gazetteer_listing&feed=rss2'],
		['of a category', 'gazetteer_category=hotels&feed=rss2'],
		['of posts', 'feed=rss2'],
		['of a search', 's=hotel&feed=rss2'],
	])(
		'a feed %s is sent without sorting all listings by modification time',
		async (_kind, query) => {
			expect((await send(query)).sorts).toEqual([]);
		},
	);

	it('the feed of a category has the modification time of its newest listing', async () => {
		const { lastModified } = await send(
			'gazetteer_category=hotels&feed=rss2',
			touch(HOTEL, '2031-05-06 07:08:09'),
		);
		expect(lastModified).toBe('Tue, 06 May 2031 07:08:09 GMT');
	});

	it('the feed of posts has the modification time of the newest page, not of a listing', async () => {
		const { lastModified } = await send(
			'feed=rss2',
			touch(HOTEL, '2033-01-01 00:00:00') +
				touch("post_type = 'page' AND post_name = 'blank'", '2032-02-03 04:05:06'),
		);
		expect(lastModified).toBe('Tue, 03 Feb 2032 04:05:06 GMT');
	});
});
