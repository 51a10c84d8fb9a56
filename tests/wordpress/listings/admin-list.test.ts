import { openAdmin, type Admin } from '../admin.ts';
import { php } from '../plugin/posts.ts';
import { runPhp, runWordPress, siteRoot, siteUrl } from '../../browser/site.ts';

const STATUSES = ['publish', 'pending', 'draft', 'private', 'future', 'trash', 'expired'] as const;
const LIST = '/wp-admin/edit.php?post_type=gazetteer_listing';

type Status = (typeof STATUSES)[number];

let admin: Admin;
const listing = {} as Record<Status, number>;

/** The ids in the admin list, in order. */
async function rows(query: string): Promise<number[]> {
	const html = await (await admin.get(LIST + query)).text();
	return [...html.matchAll(/<tr id="post-(\d+)"/g)].map(([, id]) => Number(id));
}

/** Runs PHP in a WordPress that loads after `constants`, which define the kind of request. */
const inRequest = (constants: string, code: string) =>
	runPhp(`<?php ${constants} require '${siteRoot()}/wp-load.php'; ${code}`);

const statusOf = (id: number) => runWordPress(`echo get_post_status(${id});`);

beforeAll(async () => {
	admin = await openAdmin();
	Object.assign(
		listing,
		JSON.parse(
			await runWordPress(`
				$ids = [];
				foreach (${php(STATUSES)} as $status) {
					$date = ['future' => '+1 year', 'publish' => '-3 years'][$status] ?? '-1 year';
					$ids[$status] = wp_insert_post(['post_type' => 'gazetteer_listing', 'post_status' => $status, 'post_author' => 1, 'post_title' => "Sorted by status: {$status}", 'post_date' => gmdate('Y-m-d H:i:s', strtotime($date))]);
				}
				echo json_encode($ids);`),
		) as object,
	);
}, 120_000);

describe('listings screen', () => {
	it.each(STATUSES)(
		'the listings screen shows exactly the listings with the selected status: %s',
		async (status) => {
			const expected = JSON.parse(
				await runWordPress(
					`global $wpdb; echo json_encode(array_map('intval', $wpdb->get_col("SELECT ID FROM {$wpdb->posts} WHERE post_type = 'gazetteer_listing' AND post_status = '${status}' ORDER BY post_date DESC, ID DESC")));`,
				),
			) as number[];
			const shown = await rows(`&post_status=${status}&orderby=date&order=desc`);
			expect(shown).toEqual(expected.slice(0, 20));
			if (status !== 'publish') expect(shown).toContain(listing[status]);
		},
	);

	it('the listings screen shows all listings except the trash under “All”', async () => {
		const shown = await rows('&all_posts=1&s=Sorted+by+status');
		const expected = STATUSES.filter((status) => status !== 'trash').map((s) => listing[s]);
		expect(shown.toSorted()).toEqual(expected.toSorted());
	});

	it('the listings screen offers “Delete permanently” only in the trash', async () => {
		const html = await (await admin.get(`${LIST}&post_status=trash`)).text();
		const offered = [...html.matchAll(/post\.php\?post=(\d+)&[^"']*action=delete/g)];
		expect(offered.map(([, id]) => Number(id))).toEqual([listing.trash]);
	});

	it('the listings screen sorts by title and by date, ascending and descending', async () => {
		const search = '&s=Sorted+by+status&post_status=all';
		const byTitle = STATUSES.filter((status) => status !== 'trash')
			.toSorted()
			.map((status) => listing[status]);
		expect(await rows(`${search}&orderby=title&order=asc`)).toEqual(byTitle);
		expect(await rows(`${search}&orderby=title&order=desc`)).toEqual(byTitle.toReversed());
		expect((await rows(`${search}&orderby=date&order=asc`))[0]).toBe(listing.publish);
		expect((await rows(`${search}&orderby=date&order=desc`))[0]).toBe(listing.future);
	});

	it('the listings screen finds unpublished listings by title', async () => {
		expect(await rows('&s=status%3A+pending')).toEqual([listing.pending]);
	});

	it('the listings screen shows the number of listings per page from the screen options', async () => {
		await runWordPress(
			"update_user_option(1, 'edit_gazetteer_listing_per_page', 5, true); update_user_meta(1, 'edit_gazetteer_listing_per_page', 5);",
		);
		const [first, second] = [await rows(''), await rows('&paged=2')];
		expect(first).toHaveLength(5);
		expect(second).toHaveLength(5);
		expect(first.filter((id) => second.includes(id))).toEqual([]);
		await runWordPress("delete_user_meta(1, 'edit_gazetteer_listing_per_page');");
	});

	it('the listings screen shows the listings of the selected author', async () => {
		const author = Number(
			await runWordPress(
				"echo wp_insert_user(['user_login' => 'listing-author', 'user_pass' => 'password', 'role' => 'author']);",
			),
		);
		expect(await rows(`&author=${author}`)).toEqual([]);
		await runWordPress(
			`wp_update_post(['ID' => ${listing.draft}, 'post_author' => ${author}]);`,
		);
		expect(await rows(`&author=${author}`)).toEqual([listing.draft]);
	});

	it('the listings screen applies a bulk action to the listings with the selected status', async () => {
		const html = await (await admin.get(`${LIST}&post_status=draft`)).text();
		const nonce = /id="_wpnonce" name="_wpnonce" value="(\w+)"/.exec(html)?.[1] ?? '';
		const shown = await rows('&post_status=draft');
		expect(shown).toContain(listing.draft);
		const query = new URLSearchParams({
			post_status: 'draft',
			action: 'trash',
			_wpnonce: nonce,
		});
		for (const id of shown) query.append('post[]', String(id));
		expect((await admin.get(`${LIST}&${query}`)).status).toBe(302);
		expect(await statusOf(listing.draft)).toBe('trash');
		expect(await statusOf(listing.publish)).toBe('publish');
	});
});

describe('another plugin’s query for listings', () => {
	const query = `['post_type' => 'gazetteer_listing', 'post_status' => 'pending', 'posts_per_page' => -1, 'fields' => 'ids', 'suppress_filters' => false]`;

	it.each([
		['in the admin', "define('WP_ADMIN', true);"],
		['in an AJAX call', "define('WP_ADMIN', true); define('DOING_AJAX', true);"],
		['in a scheduled task', "define('DOING_CRON', true);"],
		['on a page of the site', ''],
	])('another plugin’s query returns the requested listings %s', async (_where, before) => {
		const ids = JSON.parse(
			await inRequest(before, `echo json_encode(get_posts(${query}));`),
		) as number[];
		expect(ids).toEqual([listing.pending]);
	});

	it.each([
		['in the admin', "define('WP_ADMIN', true);"],
		['in an AJAX call', "define('WP_ADMIN', true); define('DOING_AJAX', true);"],
		['in a scheduled task', "define('DOING_CRON', true);"],
		['in a REST call', "define('REST_REQUEST', true);"],
	])(
		'another plugin’s query is not answered from the index %s, even as the main query',
		async (_where, before) => {
			const answer = await inRequest(
				before,
				`global $wp_query;
			$answer = 'no query';
			add_filter('posts_pre_query', static function ($posts) use (&$answer) { $answer = $posts === null ? 'left to WordPress' : 'answered'; return $posts; }, 99);
			$wp_query->query('post_type=gazetteer_listing');
			echo $answer;`,
			);
			expect(answer).toBe('left to WordPress');
		},
	);
});

it('the archive of listings shows no unpublished listings', async () => {
	const html = await (await fetch(`${siteUrl()}/listing/?post_status=pending`)).text();
	expect(html).not.toContain('Sorted by status: pending');
});
