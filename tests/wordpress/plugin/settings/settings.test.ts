import { openAdmin, type Admin } from '../../admin.ts';
import { readChoices, saveChoices, saveTab, type Choices } from '../../settings.ts';
import { runWordPress } from '../../../browser/site.ts';
import { choose } from '../chosen.ts';
import { php } from '../posts.ts';

const SCREEN = '/wp-admin/options-general.php?page=gazetteer';

let admin: Admin;
let before: Choices;
beforeAll(async () => {
	await choose();
	admin = await openAdmin();
	before = await readChoices(admin);
});
afterAll(async () => {
	await saveChoices(admin, before);
});

it('lists every widget with its block, its shortcode and its switches', async () => {
	const html = await (await admin.get(`${SCREEN}&tab=widgets`)).text();
	for (const name of ['scroll-top', 'reading-progress', 'section-backgrounds']) {
		expect(html).toContain(`<code>gazetteer/${name}</code>`);
		expect(html).toContain(`[gazetteer_${name.replaceAll('-', '_')}]`);
		expect(html).toContain(`<label for="gazetteer-helpers-${name}">`);
	}
});

it('leads with the directory, ends with what is for developers, each on a tab of its own, and has help', async () => {
	const html = await (await admin.get(SCREEN)).text();
	const tabs = [...html.matchAll(/<a class="nav-tab([^"]*)" href="([^"]*)"([^>]*)>([^<]+)</g)];
	expect(tabs.map(([, , , , title]) => title)).toEqual([
		'Directory',
		'Submitted listings',
		'Payments',
		'Bot check',
		'Widgets',
		'For developers',
	]);
	expect(tabs[0]!.slice(1, 4)).toEqual([
		' nav-tab-active',
		expect.stringMatching(/page=gazetteer$/),
		' aria-current="page"',
	]);
	expect(html).toContain('gazetteer[currency]');
	expect(html).not.toContain('gazetteer[prefix]');
	const developers = await (await admin.get(`${SCREEN}&tab=developers`)).text();
	for (const name of ['prefix', 'namespace', 'proxies', 'names][listing'])
		expect(developers).toContain(`name="gazetteer[${name}]"`);
	expect(html).toContain('id="tab-panel-gazetteer-help"');
	expect(html).toMatch(/href="[^"]*readme\.txt">Documentation</);
	for (const path of [
		'/wp-admin/edit.php?post_type=gazetteer_listing',
		'/wp-admin/edit.php?post_type=gazetteer_listing&page=gazetteer-plans',
		'/wp-admin/edit.php?post_type=gazetteer_listing&page=gazetteer-fields',
		'/wp-admin/edit.php?post_type=gazetteer_listing&page=gazetteer-setup',
		'/wp-admin/edit.php?post_type=gazetteer_form',
		'/wp-admin/edit.php?post_type=gazetteer_form&page=gazetteer-entries',
	]) {
		const screen = await (await admin.get(path)).text();
		expect({ path, has: screen.includes('id="tab-panel-gazetteer-help"') }).toEqual({
			path,
			has: true,
		});
	}
	expect(await (await admin.get('/wp-admin/edit.php')).text()).not.toContain('gazetteer-help');
});

it('keeps what is chosen for submitted listings, each as what it is', async () => {
	await saveChoices(admin, before, {
		'gazetteer[submission][publishesNew]': '1',
		'gazetteer[submission][required][0]': 'listingfiles',
		'gazetteer[submission][required][1]': 'post_status',
		'gazetteer[submission][images]': '900',
		'gazetteer[submission][megabytes]': '12',
		'gazetteer[submission][role]': 'administrator',
	});
	const chosen = async () =>
		JSON.parse(
			await runWordPress(`echo json_encode(get_option('gazetteer')['submission']);`),
		) as unknown;
	const expected = {
		membersOnly: false,
		publishesNew: true,
		reviewsEdits: false,
		needsPlan: false,
		claims: true,
		required: ['listingfiles'],
		images: 500,
		megabytes: 12,
		noticeDays: 7,
		termsPage: 0,
	};
	expect(await chosen()).toEqual(expected);
	const html = await (await admin.get(`${SCREEN}&tab=submission`)).text();
	expect(html).toMatch(/id="gazetteer-publishesNew"[^>]*checked/);
	expect(html).toMatch(/id="gazetteer-images"[^>]*value="500"/);
	// A form that says nothing of them leaves them alone.
	await saveChoices(admin, before);
	expect(await chosen()).toEqual(expected);
});

it('offers to take over only what is on the site, or is taken over already', async () => {
	const offered = async () => {
		const widgets = await (await admin.get(`${SCREEN}&tab=widgets`)).text();
		const directory = await (await admin.get(SCREEN)).text();
		const inputs = /<input[^>]*id="gazetteer-(?:adopt|data)-([a-z-]+)"/g;
		return [...`${widgets}${directory}`.matchAll(inputs)].map(([, name]) => name);
	};
	await choose();
	// Every WordPress has comments and menus.
	expect(await offered()).toEqual(['comment-reply', 'site-menu']);
	await choose({ adopt: ['scroll-top'] });
	expect(await offered()).toEqual(['scroll-top', 'comment-reply', 'site-menu']);
	await choose({ data: 'listingpro' });
	expect(await offered()).toEqual(['comment-reply', 'site-menu', 'gazetteer', 'listingpro']);
	await choose();
});

it('keeps currency and email choice, and leaves them where they are not sent', async () => {
	const chosen = await kept();
	await saveChoices(admin, {}, { 'gazetteer[currency]': '€', 'gazetteer[showEmail]': '1' });
	expect(await kept()).toMatchObject({ currency: '€', showEmail: true });
	await saveChoices(admin, {});
	expect(await kept()).toMatchObject({ currency: '€', showEmail: true });
	await runWordPress(`update_option('gazetteer', ${php(chosen)});`);
});

it('keeps what the owner chose, and again what is changed back', async () => {
	const choices: Choices = {
		helpers: ['reading-progress', 'scroll-top'],
		adopt: ['section-backgrounds'],
		prefix: 'listingpro',
		namespace: 'contact-form-7/v1',
	};
	await saveChoices(admin, choices);
	expect(await readChoices(admin)).toEqual(choices);
	await saveChoices(admin, before);
	expect(await readChoices(admin)).toEqual(before);
});

it('keeps how a helper looks on every page, and where it is not', async () => {
	const name = 'gazetteer[sitewide][scroll-top]';
	const html = await saveChoices(
		admin,
		{},
		{
			[`${name}[side]`]: 'start',
			[`${name}[offset]`]: '9999',
			[`${name}[colour]`]: '#1D4ED8',
			[`${name}[except]`]: '/checkout/ \n\n/shop/*',
			'gazetteer[sitewide][reading-progress][edge]': 'nowhere',
			'gazetteer[sitewide][reading-progress][colour]': 'red;}',
		},
	);
	expect(html).toMatch(/<option value="start"\s+selected=/);
	expect(html).toMatch(/\[scroll-top\]\[offset\]" value="200"/);
	expect(html).toMatch(/\[scroll-top\]\[colour\]" value="#1D4ED8"/);
	expect(html).toContain('>/checkout/\n/shop/*</textarea>');
	const { sitewide } = (await kept()) as { sitewide: object };
	expect(Object.keys(sitewide)).toEqual(['scroll-top']);
	await saveChoices(admin, {});
	expect((await kept())['sitewide']).toEqual(sitewide);
	await choose();
});

it('keeps the old address when the new one can not be used, and says so', async () => {
	const html = await saveChoices(admin, { prefix: 'Not <b>good', namespace: '../x' });
	expect(html).toContain('The action prefix was not changed');
	expect(html).toContain('The REST namespace was not changed');
	expect(await readChoices(admin)).toEqual(before);
});

it('leaves the settings of the other tabs as they are when one is saved', async () => {
	await saveChoices(admin, { helpers: ['scroll-top'] });
	const chosen = await kept();
	for (const [tab, marked] of [
		['directory', 'gazetteer[currency]'],
		['submission', 'gazetteer[submission][images]'],
		['developers', 'gazetteer[prefix]'],
	] as const) {
		expect(await saveTab(admin, tab)).toEqual(expect.arrayContaining(['option_page', marked]));
		expect({ tab, helpers: (await kept())['helpers'] }).toEqual({
			tab,
			helpers: chosen['helpers'],
		});
	}
	expect(await kept()).toMatchObject({ prefix: chosen['prefix'], data: chosen['data'] });
	await choose();
});

it('drops widgets nobody knows', async () => {
	await saveChoices(admin, { helpers: ['scroll-top', 'no-such-widget', '<b>'] });
	expect((await readChoices(admin)).helpers).toEqual(['scroll-top']);
	expect(await runWordPress("echo json_encode(get_option('gazetteer')['helpers']);")).toBe(
		'["scroll-top"]',
	);
});

const kept = async () =>
	JSON.parse(await runWordPress("echo json_encode(get_option('gazetteer'));")) as Record<
		string,
		unknown
	>;

it('leaves what other screens keep in the same place as it is', async () => {
	const others = { currency: '€', ofAnother: ['x'] };
	await runWordPress(
		`update_option('gazetteer', ${php(others)} + (array) get_option('gazetteer'));`,
	);
	const { pages } = await kept();
	await saveChoices(admin, { helpers: ['scroll-top'] });
	expect(await kept()).toMatchObject({ helpers: ['scroll-top'], ...others });
	expect((await kept())['pages']).toEqual(pages);
	await choose();
});

it('with the data of ListingPro comes its prefix, unless the owner chose one', async () => {
	await saveChoices(admin, {}, { 'gazetteer[data]': 'listingpro' });
	expect(await kept()).toMatchObject({ data: 'listingpro', prefix: 'listingpro', names: [] });
	await saveChoices(admin, { prefix: 'places' });
	expect(await kept()).toMatchObject({ data: 'listingpro', prefix: 'places' });
	await saveChoices(admin, {}, { 'gazetteer[data]': 'gazetteer' });
	expect(await kept()).toMatchObject({ data: 'gazetteer', prefix: 'places' });
	await choose();
	await saveChoices(admin, { prefix: 'places' }, { 'gazetteer[data]': 'listingpro' });
	expect(await kept()).toMatchObject({ prefix: 'places' });
	await choose();
});

it('takes names of the owner’s own, and keeps the old ones when a new one can not be used', async () => {
	await saveChoices(
		admin,
		{},
		{ 'gazetteer[names][listing]': 'place', 'gazetteer[names][tag]': '' },
	);
	expect(await kept()).toMatchObject({ names: { listing: 'place' } });
	expect(await runWordPress("var_export(post_type_exists('place'));")).toBe('true');
	const html = await saveChoices(admin, {}, { 'gazetteer[names][listing]': 'page' });
	expect(html).toContain('The database names were not changed');
	expect(html).toMatch(/name="gazetteer\[names\]\[listing\]" value="place"/);
	expect(await kept()).toMatchObject({ names: { listing: 'place' } });
	await choose();
});

it('takes the addresses of a proxy, and keeps them when others can not be used', async () => {
	const proxies = (html: string) => /<textarea[^>]*\[proxies\]"[^>]*>([^<]*)</.exec(html)?.[1];
	const typed = { 'gazetteer[proxies]': '10.0.0.5, 2001:db8::/32' };
	expect(proxies(await saveChoices(admin, {}, typed))).toBe('10.0.0.5\n2001:db8::/32');
	const html = await saveChoices(admin, {}, { 'gazetteer[proxies]': '0.0.0.0/0' });
	expect(html).toContain('The proxy addresses were not changed');
	expect(proxies(html)).toBe('10.0.0.5\n2001:db8::/32');
	expect(proxies(await saveChoices(admin, {}, { 'gazetteer[proxies]': '' }))).toBe('');
	await choose();
});

it('removes listings with the plugin only when it is told to', async () => {
	expect(await (await admin.get(SCREEN)).text()).toMatch(
		/name="gazetteer\[removeListings\]" value="1" (?!checked)/,
	);
	await saveChoices(admin, {}, { 'gazetteer[removeListings]': '1' });
	expect(await kept()).toMatchObject({ removeListings: true });
	await saveChoices(admin, {});
	expect(await kept()).toMatchObject({ removeListings: true });
	await saveChoices(admin, {}, { 'gazetteer[removeListings]': '0' });
	expect(await kept()).toMatchObject({ removeListings: false });
	await choose();
});

it('is closed to whoever may not manage the site', async () => {
	await runWordPress(
		"$id = username_exists('writer') ?: wp_create_user('writer', 'a long password', 'writer@example.test'); (new WP_User($id))->set_role('editor');",
	);
	const writer = await openAdmin('writer', 'a long password');
	expect((await writer.get(SCREEN)).status).toBe(403);
	await runWordPress(
		"require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user(username_exists('writer'));",
	);
});

it('is linked from the list of plugins', async () => {
	const html = await (await admin.get('/wp-admin/plugins.php')).text();
	expect(html).toMatch(/options-general\.php\?page=gazetteer">Settings</);
});
