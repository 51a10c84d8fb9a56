import { axe } from '../../browser/axe.ts';
import { runWordPress, siteUrl } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';
import { openAdmin, type Admin } from '../admin.ts';
import { choose } from '../plugin/chosen.ts';
import { publish, removePosts } from '../plugin/posts.ts';
import { saveChoices } from '../settings.ts';
import { PASSWORD, told, visitAs } from '../submission/owners.ts';

jest.setTimeout(120_000);

const ENDPOINT = '/index.php?rest_route=/gazetteer/v1/link-events';
const SCREEN = '/wp-admin/edit.php?post_type=gazetteer_listing&page=gazetteer-link-clicks';
const OUTBOUND = {
	name: 'click',
	params: {
		link_type: 'outbound',
		link_url: 'https://shop.example/a?email=x@y.z',
		link_text: 'A',
	},
};

const tell = (body: unknown, headers: Record<string, string> = {}) =>
	fetch(siteUrl() + ENDPOINT, {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin: siteUrl(), ...headers },
		body: typeof body === 'string' ? body : JSON.stringify(body),
	});

const counted = () =>
	told<Record<string, string>[]>(
		`$wpdb->get_results("SELECT kind, target, clicks FROM {$wpdb->prefix}gazetteer_link_clicks ORDER BY kind, target", ARRAY_A)`,
	);

let admin: Admin;
beforeAll(async () => {
	await choose();
	admin = await openAdmin();
	await runWordPress(
		`foreach (['guest-of-clicks' => 'subscriber', 'editor-of-clicks' => 'editor'] as $name => $role) {
			wp_insert_user(['user_login' => $name, 'user_pass' => '${PASSWORD}', 'user_email' => "$name@owner.example", 'role' => $role]);
		}`,
	);
});
afterEach(removePosts);

it('the plugin counts no clicks before the owner enables it', async () => {
	const html = await (await fetch(siteUrl() + (await publish('Words.')))).text();
	expect(html).not.toContain('link-tracking');
	expect((await tell(OUTBOUND)).status).toBe(404);
	expect(await (await admin.get('/wp-admin/')).text()).not.toContain('gazetteer-link-clicks');
});

it('the settings of link tracking are saved, and pages contain only values that differ from the defaults', async () => {
	await saveChoices(
		admin,
		{ helpers: ['link-tracking'] },
		{
			'gazetteer[tracking][sender]': 'auto',
			'gazetteer[tracking][delay]': '9000',
			'gazetteer[tracking][hosts]': 'https://Shop.example.org/x\nshop.example.org',
			'gazetteer[tracking][affiliates]': '/out/ our partners',
			'gazetteer[tracking][downloads]': 'pdf, gpx',
			'gazetteer[tracking][personal]': '0',
			'gazetteer[tracking][unknown]': '1',
		},
	);
	expect(await told(`get_option('gazetteer')['tracking']`)).toEqual({
		hosts: 'https://Shop.example.org/x\nshop.example.org',
		affiliates: '/out/ our partners',
		downloads: 'pdf, gpx',
		delay: 1100,
	});
	const html = await (await fetch(siteUrl() + (await publish('Words.')))).text();
	expect(html).toContain('<template data-gazetteer="link-tracking"></template>');
	const config = JSON.parse(
		/id="gazetteer-config"[^>]*>([\s\S]*?)<\/script>/.exec(html)![1]!,
	) as {
		tracking: Record<string, unknown>;
	};
	expect(config.tracking).toEqual({
		hosts: ['shop.example.org'],
		affiliates: [{ path: '/out/', label: 'our partners' }],
		downloads: ['pdf', 'gpx'],
		delay: 1100,
		endpoint: expect.stringMatching(/gazetteer\/v1\/link-events$/),
	});

	await choose({ helpers: ['link-tracking'] });
	const plain = await (await fetch(siteUrl() + (await publish('Words.')))).text();
	expect(plain).toMatch(/"tracking":\{"endpoint":"[^"]+"\}/);
	const part = await (
		await fetch(
			siteUrl() +
				(await publish(
					'[gazetteer_link_tracking]<a href="https://x.example">X</a>[/gazetteer_link_tracking]',
				)),
		)
	).text();
	expect(part).toMatch(/<div data-gazetteer="link-tracking">\s*<a href="https:\/\/x\.example">/);
	// The author added the widget, so the site does not add it again.
	expect(part).not.toContain('<template data-gazetteer');
});

it('the settings of link tracking show each help text in full, without overlap', async () => {
	const { page } = await visitAs(
		'admin',
		'/wp-admin/options-general.php?page=gazetteer&tab=widgets',
	);
	const row = page.locator('tr', { hasText: 'Count link clicks' });
	const places = await row.locator('details').evaluateAll((all) =>
		all
			.flatMap((one) => {
				(one as HTMLDetailsElement).open = true;
				return [...one.querySelectorAll('p')].map((it) => it.getBoundingClientRect());
			})
			.map(({ top, bottom }) => ({ top, bottom })),
	);
	expect(places.length).toBeGreaterThan(8);
	for (const [index, { top }] of places.slice(1).entries())
		expect(top - places[index]!.bottom).toBeGreaterThanOrEqual(12);
	expect(
		await row.locator('select').evaluate((it: HTMLSelectElement) => {
			const free = it.cloneNode(true) as HTMLSelectElement;
			free.style.maxWidth = 'none';
			it.after(free);
			return free.offsetWidth - it.offsetWidth;
		}),
	).toBe(0);
	expect(await axe(page, '.gazetteer-settings')).toEqual([]);
	await page.setViewportSize({ width: 390, height: 800 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
		true,
	);
});

it('clicks on the pages of the site are counted without personal data', async () => {
	const path = await publish(
		'<a id="out" href="https://shop.example/b?who=ann">Shop</a> <a id="call" href="tel:+14155550100">Call</a>',
	);
	const { page, errors } = await visit(path, {
		before: (it) =>
			it
				.context()
				.route('https://shop.example/**', (route) => route.fulfill({ body: 'Shop' })),
	});
	await page
		.locator('template[data-gazetteer~="link-tracking"][data-gz-mounted]')
		.waitFor({ state: 'attached' });
	await page.locator('#call').evaluate((link) => {
		link.addEventListener('click', (event) => event.preventDefault());
		(link as HTMLElement).click();
	});
	await page.click('#out');
	await page.waitForURL('https://shop.example/b?who=ann');
	expect(errors).toEqual([]);

	for (let time = 0; time < 2; time++) expect((await tell(OUTBOUND)).status).toBe(200);
	await tell({ name: 'view_search_results', params: { search_term: 'a secret' } });
	const rows = await counted();
	expect(rows).toEqual([
		{ kind: 'outbound', target: 'shop.example/a', clicks: '2' },
		{ kind: 'outbound', target: 'shop.example/b', clicks: '1' },
		{ kind: 'search', target: '', clicks: '1' },
		{ kind: 'tel', target: '', clicks: '1' },
	]);
	const columns = await told<string[]>(
		`$wpdb->get_col("SELECT * FROM {$wpdb->prefix}gazetteer_link_clicks LIMIT 0") ?: array_map(fn ($one) => $one->name, $wpdb->col_info)`,
	).catch(() => []);
	expect(columns.filter((name) => /ip|address|agent|user|visitor/.test(name))).toEqual([]);
});

describe('click reported to the server', () => {
	let before: unknown;
	beforeAll(async () => {
		before = await counted();
	});

	it.each([
		['another site', OUTBOUND, { origin: 'https://evil.example' }, 403],
		['a request without an origin', OUTBOUND, { origin: '' }, 403],
		['a page, with an event that is not a click', { name: 'page_view', params: {} }, {}, 400],
		[
			'a page, with a script URL',
			{ name: 'click', params: { link_type: 'outbound', link_url: 'javascript:1' } },
			{},
			400,
		],
		[
			'a page, with a very large body',
			JSON.stringify({ ...OUTBOUND, more: 'x'.repeat(9000) }),
			{},
			413,
		],
	])('a reported click is refused from %s', async (_says, body, headers, status) => {
		expect((await tell(body, headers)).status).toBe(status);
	});

	it('a reported click is not counted if it was refused', async () => {
		expect(await counted()).toEqual(before);
	});
});

it('the owner sees the clicks in a chart and the same data in tables', async () => {
	await told(
		`$wpdb->query("UPDATE {$wpdb->prefix}gazetteer_link_clicks SET day = DATE_SUB(day, INTERVAL 3 DAY) WHERE kind = 'tel'")`,
	);
	await tell({
		name: 'click',
		params: { link_type: 'outbound', link_url: `https://shop.example/${'long'.repeat(40)}` },
	});
	const { page } = await visitAs('editor-of-clicks', SCREEN);
	await page.getByRole('heading', { name: 'Link clicks' }).waitFor();
	expect(await page.locator('.gazetteer-chart rect').count()).toBe(30);
	expect(await page.locator('.gazetteer-clicks-kinds tbody th').allInnerTexts()).toEqual([
		'Other sites',
		expect.any(String),
		expect.any(String),
	]);
	expect(await page.getByRole('rowheader', { name: 'shop.example/a' }).count()).toBe(1);
	await page.getByText('View as table').click();
	expect(await page.locator('details tbody tr').count()).toBe(30);
	expect(await axe(page, '.gazetteer-clicks')).toEqual([]);
	await page.setViewportSize({ width: 320, height: 700 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
		true,
	);
	const member = await openAdmin('guest-of-clicks', PASSWORD);
	expect((await member.get(SCREEN)).status).toBe(403);
});

it('click counts of old days are deleted by a scheduled event', async () => {
	const left = await told<string>(
		`(function () { global $wpdb; $table = $wpdb->prefix . 'gazetteer_link_clicks';
			$wpdb->query("UPDATE $table SET day = DATE_SUB(CURDATE(), INTERVAL 401 DAY) WHERE target = 'shop.example/b'");
			do_action('gazetteer_sweep_link_clicks');
			return $wpdb->get_var("SELECT COUNT(*) FROM $table WHERE target = 'shop.example/b'"); })()`,
	);
	expect(left).toBe('0');
	expect(await told(`wp_get_schedule('gazetteer_sweep_link_clicks')`)).toBe('daily');
});

it('the click endpoint refuses more clicks than a person makes', async () => {
	expect((await tell(OUTBOUND)).status).toBe(200);
	// Use up the click limit of one visitor, in a single PHP process.
	await runWordPress(
		`$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		$constant = fn ($name) => (new ReflectionClassConstant(Gazetteer\\Links\\Counts\\LinkEventsRoute::class, $name))->getValue();
		for ($n = 1; $n < $constant('MOST'); $n++) {
			Gazetteer\\Kernel\\Once\\AttemptCounter::wait('links ' . Gazetteer\\Kernel\\VisitorAddress::hash(), $constant('WINDOW'), $constant('MOST'));
		}`,
	);
	const refused = await tell(OUTBOUND);
	expect(refused.status).toBe(429);
	expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
