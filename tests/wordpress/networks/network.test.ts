import { describeEachWhere } from '../../browser/where.ts';
import { php } from '../plugin/posts.ts';
import { kinds, type Network } from './network.ts';

jest.setTimeout(180_000);

const PLUGIN = 'gazetteer/gazetteer.php';
const PLUGINS = "require_once ABSPATH . 'wp-admin/includes/plugin.php';";
const SWEEP = 'gazetteer_sweep_entries';

describeEachWhere(kinds(), 'a network on', ({ open }) => {
	let network: Network;
	beforeAll(async () => {
		network = await open();
		await network.run(
			`${PLUGINS} activate_plugin('${PLUGIN}', '', true); ${['second', 'third'].map((name) => makeSite(name)).join('')}`,
		);
	});
	afterAll(() => network.stop());

	/** Older releases remove the port from a domain, and the test network has one. */
	const makeSite = (name: string) => `
			$made = wp_insert_site(['domain' => get_network()->domain, 'path' => '/${name}/', 'title' => '${name}', 'user_id' => 1]);
			$GLOBALS['wpdb']->update($GLOBALS['wpdb']->blogs, ['domain' => get_network()->domain], ['blog_id' => $made]);
			clean_blog_cache($made);
			foreach (['siteurl', 'home'] as $option) { update_blog_option($made, $option, 'http://' . get_network()->domain . '/${name}'); }
		`;
	const told = async (code: string, at?: string): Promise<unknown> =>
		JSON.parse(await network.run(`global $wpdb; echo json_encode(${code});`, at));
	const tables = (site: number) =>
		told(
			`array_values(preg_grep('/^wp_${site > 1 ? `${site}_` : ''}gazetteer_/', $wpdb->get_col('SHOW TABLES')))`,
		);
	/** The tables, options and events of the plugin on a site, read from another site. */
	const state = (site: number) =>
		network
			.run(
				`
						switch_to_blog(${site}); global $wpdb;
						echo json_encode([
							'options' => (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE 'gazetteer%'") > 0,
							'planned' => substr_count((string) $wpdb->get_var("SELECT option_value FROM {$wpdb->options} WHERE option_name = 'cron'"), 'gazetteer_') > 0,
							'addresses' => str_contains((string) $wpdb->get_var("SELECT option_value FROM {$wpdb->options} WHERE option_name = 'rewrite_rules'"), 'gazetteer_listing'),
						]);
					`,
			)
			.then((text) => JSON.parse(text) as unknown);
	const ALL = { options: true, planned: true, addresses: true };
	const NONE = { options: false, planned: false, addresses: false };

	it('the plugin sets up each site of a network on the first request for it', async () => {
		expect(await state(2)).toEqual(NONE);
		await network.run("update_option('permalink_structure', '/%postname%/');", '/second/');
		await network.visit('/second/');
		expect(await state(2)).toEqual(ALL);
		expect(await tables(2)).toContain('wp_2_gazetteer_entries');
		expect(await state(3)).toEqual(NONE);
	});

	it('the plugin keeps the messages and orders of each site of a network separate', async () => {
		const order = `
				$plan = new Gazetteer\\Plans\\Domain\\Plan(3, 'A plan', price: 9.0);
				(new Gazetteer\\Plans\\Orders\\OrderTable())->open($plan, 5, 1, 1000);
			`;
		await network.run(order, '/second/');
		const counted = '(new Gazetteer\\Plans\\Orders\\OrderTable())->count()';
		expect([await told(counted), await told(counted, '/second/')]).toEqual([0, 1]);
		expect(await tables(2)).toContain('wp_2_gazetteer_orders');
	});

	it('a listing is stored once, on the site that received it, if several identical requests arrive', async () => {
		const fields = {
			postTitle: 'The Second Inn',
			postContent: 'By the water.',
			email: 'owner@second.example',
			gazetteer_request: '3f6c1a52-7a44-4a3e-9a86-6d4f1f0c1d11',
		};
		await network.run("wp_insert_term('Inns', 'gazetteer_category');", '/second/');
		const send = async () =>
			JSON.parse(
				await network.run(
					`
							use Gazetteer\\Kernel\\Http\\{Input, Refusal};
							use Gazetteer\\Submission\\{ListingSubmissionHandler, SubmissionRequest};
							add_filter('pre_wp_mail', '__return_true');
							$sent = ${php(fields)} + ['category' => [(string) get_term_by('name', 'Inns', 'gazetteer_category')->term_id]];
							try {
								echo json_encode(Gazetteer\\Plugin::get(ListingSubmissionHandler::class)->handle(SubmissionRequest::fromInput(new Input($sent)))->body());
							} catch (Refusal $refusal) {
								echo json_encode($refusal->status);
							}
						`,
					'/second/',
				),
			) as unknown;
		// At most two requests wait for the first one. The others get a 409.
		const answers = (await Promise.all(Array.from({ length: 6 }, send))).filter(
			(answer) => answer !== 409,
		);
		expect(answers[0]).toMatchObject({ response: 'success' });
		expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
		const count =
			'(int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_title = \'The Second Inn\'")';
		expect([await told(count), await told(count, '/second/')]).toEqual([0, 1]);
		const owner = "get_user_by('email', 'owner@second.example')";
		expect(await told(`array_keys(get_blogs_of_user(${owner}->ID))`)).toEqual([2]);
	});

	it('deleting a site drops all of its tables, and none of other sites', async () => {
		const before = await tables(1);
		await network.run(
			"require_once ABSPATH . 'wp-admin/includes/ms.php'; wpmu_delete_blog(2, true);",
		);
		expect(await tables(2)).toEqual([]);
		expect(await tables(1)).toEqual(before);
	});

	it('no site has scheduled events after the plugin is deactivated for the network', async () => {
		await network.run("update_option('permalink_structure', '/%postname%/');", '/third/');
		await network.visit('/third/');
		await network.visit('/');
		expect(await state(3)).toEqual(ALL);
		await network.run(`${PLUGINS} deactivate_plugins('${PLUGIN}', false, true);`);
		expect(await Promise.all([1, 3].map(state))).toEqual([
			{ ...NONE, options: true },
			{ ...NONE, options: true },
		]);
	});

	it('the plugin sets up every site again after it is activated again', async () => {
		await network.run(`${PLUGINS} activate_plugin('${PLUGIN}', '', true);`);
		await network.visit('/third/');
		await network.visit('/third/');
		expect(await state(3)).toEqual(ALL);
		expect(await told(`(bool) wp_next_scheduled('${SWEEP}')`)).toBe(true);
	});

	it('no site keeps data of the plugin after the plugin is deleted', async () => {
		await network.run(
			`${PLUGINS} deactivate_plugins('${PLUGIN}', false, true); define('WP_UNINSTALL_PLUGIN', '${PLUGIN}'); require WP_PLUGIN_DIR . '/gazetteer/uninstall.php';`,
		);
		expect(await Promise.all([1, 3].map(state))).toEqual([NONE, NONE]);
		expect([await tables(1), await tables(3)]).toEqual([[], []]);
	});
});
