import { openAdmin, type Admin } from '../../admin.ts';
import { readChoices, saveChoices, saveTab, type Choices } from '../../settings.ts';
import { runWordPress, siteUrl } from '../../../browser/site.ts';
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

it('the widgets tab of the settings lists every widget with its block, its shortcode and its options', async () => {
	const html = await (await admin.get(`${SCREEN}&tab=widgets`)).text();
	for (const name of ['scroll-top', 'reading-progress', 'section-backgrounds']) {
		expect(html).toContain(`<code>gazetteer/${name}</code>`);
		expect(html).toContain(`[gazetteer_${name.replaceAll('-', '_')}]`);
		expect(html).toContain(`<label for="gazetteer-helpers-${name}">`);
	}
});

it('the tabs of the settings start with the directory and end with developer settings, and the screen has a help tab', async () => {
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

it('the settings of submitted listings are sanitized and saved', async () => {
	await saveChoices(admin, before, {
		'gazetteer[submission][reviewsNew]': '0',
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
	expect(html).toMatch(/id="gazetteer-reviewsNew"/);
	expect(html).not.toMatch(/id="gazetteer-reviewsNew"[^>]*checked/);
	expect(html).toMatch(/id="gazetteer-images"[^>]*value="500"/);
	// A form without these fields does not change them.
	await saveChoices(admin, before);
	expect(await chosen()).toEqual(expected);
});

it('the settings screen offers to take over only older markup that exists on the site, or is already taken over', async () => {
	const offered = async () => {
		const widgets = await (await admin.get(`${SCREEN}&tab=widgets`)).text();
		const directory = await (await admin.get(SCREEN)).text();
		const inputs = /<input[^>]*id="gazetteer-(?:adopt|data)-([a-z-]+)"/g;
		return [...`${widgets}${directory}`.matchAll(inputs)].map(([, name]) => name);
	};
	await choose();
	// Comments and menus exist in every WordPress.
	expect(await offered()).toEqual(['comment-reply', 'site-menu']);
	await choose({ adopt: ['scroll-top'] });
	expect(await offered()).toEqual(['scroll-top', 'comment-reply', 'site-menu']);
	await choose({ data: 'listingpro' });
	expect(await offered()).toEqual(['comment-reply', 'site-menu', 'gazetteer', 'listingpro']);
	await choose();
});

it('currency and email settings are saved, and stay if they are not sent', async () => {
	const chosen = await kept();
	await saveChoices(admin, {}, { 'gazetteer[currency]': '€', 'gazetteer[showEmail]': '1' });
	expect(await kept()).toMatchObject({ currency: '€', showEmail: true });
	await saveChoices(admin, {});
	expect(await kept()).toMatchObject({ currency: '€', showEmail: true });
	await runWordPress(`update_option('gazetteer', ${php(chosen)});`);
});

it('the map service and the target of reports are saved, and the page of a listing uses them', async () => {
	const chosen = await kept();
	const links = async () => (await fetch(`${siteUrl()}/listing/hotel-windsock/`)).text();
	expect(await links()).not.toContain('Report a mistake');
	await saveChoices(
		admin,
		{},
		{ 'gazetteer[mapLinks]': 'google', 'gazetteer[reportTo]': `${siteUrl()}/write-to-us/` },
	);
	const page = await links();
	expect(page).toContain('https://www.google.com/maps/dir/?api=1');
	expect(page).not.toContain('openstreetmap.org/directions');
	expect(page).toContain('/write-to-us/?listing-title=Hotel%20Windsock');
	await saveChoices(
		admin,
		{},
		{ 'gazetteer[mapLinks]': 'elsewhere', 'gazetteer[reportTo]': 'javascript:alert(1)' },
	);
	expect(await kept()).toMatchObject({ mapLinks: 'openstreetmap', reportTo: '' });
	await runWordPress(`update_option('gazetteer', ${php(chosen)});`);
});

it('saved settings are shown again, and can be reset', async () => {
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

it('the appearance of a site-wide widget and its excluded pages are saved', async () => {
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

it('an invalid AJAX prefix or REST namespace is reported, and the old one stays', async () => {
	const html = await saveChoices(admin, { prefix: 'Not <b>good', namespace: '../x' });
	expect(html).toContain('The action prefix was not changed');
	expect(html).toContain('The REST namespace was not changed');
	expect(await readChoices(admin)).toEqual(before);
});

it('saving one tab keeps the settings of the other tabs', async () => {
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

it('saving the settings removes unknown widgets', async () => {
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

it('saving the settings keeps options of other screens in the same array', async () => {
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

it('the data of ListingPro uses its prefix, unless the owner chose another', async () => {
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

it('custom data names are saved, and an invalid name keeps the old one', async () => {
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

it('proxy addresses are saved, and invalid ones keep the old list', async () => {
	const proxies = (html: string) => /<textarea[^>]*\[proxies\]"[^>]*>([^<]*)</.exec(html)?.[1];
	const typed = { 'gazetteer[proxies]': '10.0.0.5, 2001:db8::/32' };
	expect(proxies(await saveChoices(admin, {}, typed))).toBe('10.0.0.5\n2001:db8::/32');
	const html = await saveChoices(admin, {}, { 'gazetteer[proxies]': '0.0.0.0/0' });
	expect(html).toContain('The proxy addresses were not changed');
	expect(proxies(html)).toBe('10.0.0.5\n2001:db8::/32');
	expect(proxies(await saveChoices(admin, {}, { 'gazetteer[proxies]': '' }))).toBe('');
	await choose();
});

it('listings are deleted with the plugin only if the owner enabled that', async () => {
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

it('the settings screen is forbidden for users who cannot manage the site', async () => {
	await runWordPress(
		"$id = username_exists('writer') ?: wp_create_user('writer', 'a long password', 'writer@example.test'); (new WP_User($id))->set_role('editor');",
	);
	const writer = await openAdmin('writer', 'a long password');
	expect((await writer.get(SCREEN)).status).toBe(403);
	await runWordPress(
		"require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user(username_exists('writer'));",
	);
});

it('the list of plugins links to the settings screen', async () => {
	const html = await (await admin.get('/wp-admin/plugins.php')).text();
	expect(html).toMatch(/options-general\.php\?page=gazetteer">Settings</);
});
