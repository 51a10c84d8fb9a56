import { openAdmin, type Admin } from '../admin.ts';
import { runWordPress } from '../../browser/site.ts';

const SCREEN = '/wp-admin/edit.php?post_type=gazetteer_listing&page=gazetteer-setup';

let admin: Admin;
let before = '';
let lastPost = '';

const nonce = (html: string) => /name="_wpnonce" value="([^"]+)"/.exec(html)?.[1] ?? '';
const pages = async () =>
	JSON.parse(
		await runWordPress("echo json_encode(get_option('gazetteer')['pages'] ?? []);"),
	) as Record<string, number>;
const numbers = async () =>
	JSON.parse(
		await runWordPress(
			"echo json_encode(array_map('intval', [wp_count_posts('page')->publish, wp_count_posts('gazetteer_form')->publish, wp_count_posts('gazetteer_plan')->publish, wp_count_terms(['taxonomy' => 'gazetteer_category', 'hide_empty' => false])]));",
		),
	) as number[];

const setUp = async (chosen: Record<string, string>, more: Record<string, string> = {}) => {
	const fields = new URLSearchParams({
		action: 'gazetteer_setup',
		_wpnonce: nonce(await (await admin.get(SCREEN)).text()),
		currency: '$',
		categories: '1',
		plans: '1',
		...more,
	});
	for (const [purpose, page] of Object.entries(chosen)) fields.set(`pages[${purpose}]`, page);
	return admin.post('/wp-admin/admin-post.php', fields);
};

const NEW = {
	directory: 'new',
	plans: 'new',
	submit: 'new',
	my_listings: 'new',
	contact: 'new',
};

beforeAll(async () => {
	admin = await openAdmin();
	before = await runWordPress("echo base64_encode(serialize(get_option('gazetteer')));");
	lastPost = await runWordPress(
		'global $wpdb; echo $wpdb->get_var("SELECT MAX(ID) FROM $wpdb->posts");',
	);
});
afterEach(() =>
	runWordPress(
		`$old = unserialize(base64_decode('${before}'));
		foreach (get_option('gazetteer')['pages'] ?? [] as $name => $id) { if ($id > ${lastPost}) { wp_delete_post($id, true); } }
		foreach (get_posts(['post_type' => 'gazetteer_form', 'meta_key' => '_gazetteer_starter', 'numberposts' => -1]) as $form) { wp_delete_post($form->ID, true); }
		update_option('gazetteer', $old);`,
	),
);

describe('setup screen', () => {
	it('the setup creates the selected pages with their blocks, and only once', async () => {
		await runWordPress("update_option('gazetteer', ['prefix' => 'kept']);");
		const [pagesBefore, formsBefore, plans, categories] = await numbers();
		expect((await setUp(NEW)).headers.get('location')).toContain('done=1');
		const made = await pages();
		expect(Object.keys(made).sort()).toEqual(Object.keys(NEW).sort());
		expect(await numbers()).toEqual([pagesBefore! + 5, formsBefore! + 1, plans, categories]);

		await setUp(NEW);
		expect(await pages()).toEqual(made);
		expect(await numbers()).toEqual([pagesBefore! + 5, formsBefore! + 1, plans, categories]);
		expect(await runWordPress("echo get_option('gazetteer')['prefix'];")).toBe('kept');

		const html = await (
			await fetch(
				(await admin.get(`/?page_id=${made['submit']}`)).headers.get('location') ?? '',
			)
		).text();
		expect(html).toContain('id="lp-submit-form"');
		expect(html).toContain('name="plan_id"');
	});

	it('the setup creates a form for messages to businesses only once, and only if it is selected', async () => {
		const form = () => runWordPress("echo get_option('gazetteer')['messageForm'] ?? 'none';");
		await runWordPress("update_option('gazetteer', []);");
		await setUp({}, { messages: '1' });
		const made = Number(await form());
		expect(await runWordPress(`echo get_the_title(${made});`)).toBe('Message to a business');
		await setUp({}, { messages: '1' });
		expect(Number(await form())).toBe(made);
		await setUp({});
		expect(await form()).toBe('0');
		await setUp({}, { messages: '1' });
		expect(Number(await form())).toBe(made);
	});

	it('the setup uses existing pages, and creates none that is not selected', async () => {
		const [pagesBefore] = await numbers();
		const blank = await runWordPress("echo get_page_by_path('blank')->ID;");
		await setUp({ directory: blank, plans: '0', submit: '0', contact: '999999' });
		expect(await pages()).toEqual({ directory: Number(blank) });
		expect((await numbers())[0]).toBe(pagesBefore);
		const html = await (await admin.get(SCREEN)).text();
		expect(html).toContain('It does not contain the block “Directory” yet');
		expect(html).toContain('things to do');
	});

	it('the setup offers to create a new page if the selected page lacks the block', async () => {
		const offered = async () => {
			const html = await (await admin.get(SCREEN)).text();
			const select = /<select id="gazetteer-page-directory"[\s\S]*?<\/select>/.exec(html)![0];
			return [/value="new"/.test(select), /value="new"\s+selected/.test(select)];
		};
		const blank = await runWordPress("echo get_page_by_path('blank')->ID;");
		await setUp({ directory: blank });
		expect(await offered()).toEqual([true, false]);
		await setUp({ directory: 'new' });
		const made = (await pages())['directory'];
		expect(made).not.toBe(Number(blank));
		expect(await offered()).toEqual([false, false]);
		const shortcode = await runWordPress(
			"echo wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_content' => '[gazetteer_directory]']);",
		);
		await setUp({ directory: shortcode });
		expect(await offered()).toEqual([false, false]);
		expect(await (await admin.get(SCREEN)).text()).not.toContain(
			'It does not contain the block',
		);
		await runWordPress(`wp_delete_post(${made}, true);`);
	});

	it('the setup shows an invitation on the dashboard until the user dismisses it', async () => {
		await runWordPress("update_option('gazetteer', []);");
		const dashboard = async () => (await admin.get('/wp-admin/index.php')).text();
		const html = await dashboard();
		expect(html).toContain('Set up the directory</a>');
		const later = /href="([^"]*gazetteer_setup_later[^"]*)"/.exec(html)?.[1] ?? '';
		const { pathname, search } = new URL(
			later.replaceAll('&#038;', '&').replaceAll('&amp;', '&'),
		);
		await admin.get(pathname + search);
		expect(await dashboard()).not.toContain('Set up the directory</a>');
	});

	it('the setup asks for a time zone if none is set', async () => {
		const checked = async (name: string, offset: string) => {
			await runWordPress(
				`update_option('timezone_string', '${name}'); update_option('gmt_offset', '${offset}');`,
			);
			const html = await (await admin.get(SCREEN)).text();
			const item = /<li>(?:(?!<\/li>)[\s\S])*Time zone: ([^.]+)\.[\s\S]*?<\/li>/.exec(html);
			if (/To do:/.test(item![0]!))
				expect(item![0]).toContain('options-general.php#timezone');
			return [item![1], /Done:/.test(item![0]!)];
		};
		expect(await checked('', '0')).toEqual(['UTC+0', false]);
		expect(await checked('', '5.5')).toEqual(['+05:30', true]);
		expect(await checked('Europe/Oslo', '')).toEqual(['Europe/Oslo', true]);
		expect(await checked('UTC', '0')).toEqual(['UTC', true]);
	});

	it('the setup rejects requests without a nonce, and users without permission', async () => {
		const was = await pages();
		const bad = await admin.post(
			'/wp-admin/admin-post.php',
			new URLSearchParams({ action: 'gazetteer_setup', 'pages[directory]': '0' }),
		);
		expect(bad.status).toBe(403);
		await runWordPress(
			"$id = username_exists('setup-editor') ?: wp_create_user('setup-editor', 'a long password', 'setup-editor@example.test'); (new WP_User($id))->set_role('editor');",
		);
		const editor = await openAdmin('setup-editor', 'a long password');
		expect((await editor.get(SCREEN)).status).toBe(403);
		await runWordPress(
			"require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user(username_exists('setup-editor'));",
		);
		expect(await pages()).toEqual(was);
	});

	it('the setup keeps its pages when other settings are saved', async () => {
		const was = await pages();
		const html = await (await admin.get('/wp-admin/options-general.php?page=gazetteer')).text();
		await admin.post(
			'/wp-admin/options.php',
			new URLSearchParams({
				option_page: 'gazetteer',
				action: 'update',
				_wpnonce: nonce(html),
				'gazetteer[prefix]': 'listingpro',
			}),
		);
		expect(await pages()).toEqual(was);
	});
});
