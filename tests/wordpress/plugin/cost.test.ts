import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runWordPress, siteFolder, siteUrl } from '../../browser/site.ts';

const NOTED = path.join(siteFolder(), 'wp-content/gazetteer-test-cost.json');

interface Cost {
	/** Loaded files of the plugin. */
	readonly files: readonly string[];
	/** Hooked functions of the plugin. */
	readonly callbacks: readonly string[];
	/** REST routes that contain the name of the plugin. */
	readonly routes: readonly string[];
	/** Registered blocks of the plugin at the end of the request. */
	readonly blocks: readonly string[];
}

async function costOf(address: string): Promise<Cost> {
	rmSync(NOTED, { force: true });
	const response = await fetch(
		`${siteUrl()}${address}${address.includes('?') ? '&' : '?'}test_cost=1`,
	);
	await response.text();
	return JSON.parse(readFileSync(NOTED, 'utf8')) as Cost;
}

afterAll(() => rmSync(NOTED, { force: true }));

const AJAX = '/wp-admin/admin-ajax.php?action=heartbeat';

describe('request that does not use the plugin', () => {
	it.each([
		['a page without any of its widgets', '/blank/', 15, 30],
		['an AJAX call of WordPress', AJAX, 21, 42],
		['a REST call of WordPress', '/index.php?rest_route=/wp/v2/types/post', 20, 63],
	])(
		'the plugin loads few files and adds few hooks for %s',
		async (_what, address, files, callbacks) => {
			const cost = await costOf(address);
			// Compare with an empty list, so that a failure prints the names.
			expect(cost.files.length > files ? cost.files : []).toEqual([]);
			expect(cost.callbacks.length > callbacks ? cost.callbacks : []).toEqual([]);
		},
	);

	it('the plugin creates no action of its own for an AJAX call of WordPress', async () => {
		const { files } = await costOf(AJAX);
		expect(files).toContain('src/Kernel/Calls/AjaxHooks.php');
		expect(
			files.filter((file) =>
				/Ajax\/|TermDetailsAction|FieldInputs|Submission\/(?!SubmissionModule)|Claims\/(?!ClaimsModule)/.test(
					file,
				),
			),
		).toEqual([]);
	});
});

describe('REST routes of listings and their terms', () => {
	const LISTINGS = '/index.php?rest_route=/wp/v2/gazetteer-listings';

	it('the REST routes of listings are registered only for a call that concerns them', async () => {
		const { routes } = await costOf('/index.php?rest_route=/wp/v2/types/post');
		expect(routes).toEqual([]);
		expect((await costOf(LISTINGS)).routes).toContain('/wp/v2/gazetteer-listings');
	});

	it('the REST routes of listings answer guests, and the search endpoint finds listings', async () => {
		const [listing] = (await (await fetch(`${siteUrl()}${LISTINGS}&per_page=1`)).json()) as {
			id: number;
			title: { rendered: string };
		}[];
		const found = await fetch(
			`${siteUrl()}/index.php?rest_route=/wp/v2/search&subtype=gazetteer_listing&per_page=100&search=${encodeURIComponent(listing!.title.rendered)}`,
		);
		expect(await found.json()).toContainEqual(expect.objectContaining({ id: listing!.id }));
	});
});

describe('registration of the meta fields of listings', () => {
	it.each([
		['an AJAX call', '/wp-admin/admin-ajax.php?action=test_metas&', 'GET'],
		['a posted form', '/blank/?', 'POST'],
	])(
		'the meta fields of listings are sanitized and protected when another plugin writes them in %s',
		async (_how, at, method) => {
			const [listing, category] = JSON.parse(
				await runWordPress(`echo json_encode([
				get_posts(['post_type' => 'gazetteer_listing', 'fields' => 'ids', 'posts_per_page' => 1])[0],
				get_terms(['taxonomy' => 'gazetteer_category', 'fields' => 'ids', 'hide_empty' => false])[0],
			]);`),
			) as [number, number];
			const answer = await fetch(`${siteUrl()}${at}listing=${listing}&category=${category}`, {
				method,
				...(method === 'POST' && { body: new URLSearchParams({ test_metas: '1' }) }),
			});
			expect(await answer.json()).toEqual([false, { website: '', phone: '+41 44' }, [3]]);
		},
	);
});

describe('blocks of the plugin in requests of logged-out visitors', () => {
	it('blocks are rendered in the page content that the REST API returns', async () => {
		const [page] = (await (
			await fetch(`${siteUrl()}/index.php?rest_route=/wp/v2/pages&slug=plans`)
		).json()) as { content: { rendered: string } }[];
		expect(page!.content.rendered).toContain('data-gazetteer="plan-chooser"');
	});

	it.each([
		['', ''],
		[
			' inside of other blocks',
			'<!-- wp:group --><div class="wp-block-group"><!-- wp:group --><div class="wp-block-group">|</div><!-- /wp:group --></div><!-- /wp:group -->',
		],
	])('blocks are rendered for guests in a synced pattern%s', async (_where, around) => {
		const [before = '', after = ''] = around.split('|');
		const id = await runWordPress(`
			$pattern = wp_insert_post(['post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Prices', 'post_content' => '${before}<!-- wp:gazetteer/plan-chooser /-->${after}']);
			echo wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Ours', 'post_content' => '<!-- wp:block {"ref":' . $pattern . '} /-->']);`);
		const page = await fetch(`${siteUrl()}/?page_id=${id}`);
		expect(await page.text()).toContain('data-gazetteer="plan-chooser"');
		expect((await costOf(`/?page_id=${id}`)).blocks).toContain('gazetteer/plan-chooser');
	});

	it('blocks are not registered on a guest’s page that contains none', async () => {
		expect((await costOf('/blank/')).blocks).toEqual([]);
	});

	it('blocks are rendered on a page whose URL contains a REST path as parameter', async () => {
		const page = await fetch(`${siteUrl()}/plans/?about=/wp-json/wp/v2/pages`);
		expect(await page.text()).toContain('data-gazetteer="plan-chooser"');
	});
});

describe('index of the REST API', () => {
	/** Both requests have a parameter, so that its bytes are the same in both responses. */
	const index = async (parameter: string) =>
		(await fetch(`${siteUrl()}/index.php?rest_route=/&${parameter}=1`)).text();

	it('the index of the REST API is at most 15 kB longer for guests than without the plugin', async () => {
		const [shown, without] = await Promise.all([index('test_nothing'), index('test_without')]);
		expect(shown.includes('gazetteer-listings')).toBe(true);
		expect(without.includes('gazetteer-listings')).toBe(false);
		expect(shown.length - without.length).toBeLessThan(15_000);
	});

	it('the index of the REST API shows guests the readable routes of listings, and none of forms, plans and fields', async () => {
		const { routes } = JSON.parse(await index('test_nothing')) as {
			routes: Record<string, { methods: string[]; endpoints: { args: object }[] }>;
		};
		const ours = Object.keys(routes).filter((route) => route.includes('gazetteer'));
		expect(ours.filter((route) => /gazetteer(_form|-plans|-fields)/.test(route))).toEqual([]);
		const { methods, endpoints } = routes['/wp/v2/gazetteer-listings']!;
		expect(methods).toEqual(['GET']);
		expect(endpoints).toHaveLength(1);
		expect(endpoints[0]!.args).toHaveProperty('per_page');
	});
});
