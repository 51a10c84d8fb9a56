import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { axe } from '../../browser/axe.ts';
import { siteFolder, siteUrl } from '../../browser/site.ts';
import { openAdmin, type Admin } from '../admin.ts';
import { choose } from '../plugin/chosen.ts';
import { php, publish, removePosts } from '../plugin/posts.ts';
import { focused, makeOwner, PASSWORD, told, visitAs } from '../submission/owners.ts';

jest.setTimeout(120_000);

const SCREEN = '/wp-admin/edit.php?post_type=gazetteer_listing&page=gazetteer-outbound-links';
const PARTNER = 'https://partner.example/hotel?ref=1&to=a%20b';
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** WordPress requests avatars from another host. */
const NO_NETWORK = /net::ERR_/;

const ask = (path: string, init: RequestInit = {}) =>
	fetch(siteUrl() + path, {
		redirect: 'manual',
		...init,
		headers: { 'user-agent': PERSON, ...init.headers },
	});

const targets = () =>
	told<Record<string, string>>(
		`array_column((array) $wpdb->get_results("SELECT CONCAT(prefix, '/', slug) AS address, CONCAT(target, ' ', label, ' ', is_on, ' ', note) AS kept FROM {$wpdb->prefix}gazetteer_outbound_links ORDER BY prefix, slug", ARRAY_A), 'kept', 'address')`,
	);

const clicks = () =>
	told<Record<string, string>>(
		`array_column((array) $wpdb->get_results("SELECT target, clicks FROM {$wpdb->prefix}gazetteer_link_clicks WHERE kind = 'affiliate' ORDER BY target", ARRAY_A), 'clicks', 'target')`,
	);

const keep = (prefix: string, slug: string, target: string, isOn = true) =>
	told(
		`Gazetteer\\Plugin::get(Gazetteer\\Links\\Outbound\\OutboundTable::class)->save(new Gazetteer\\Links\\Domain\\Outbound\\OutboundLink(0, ${php(prefix)}, ${php(slug)}, ${php(target)}, 'affiliate', ${php(isOn)}))`,
	);

const permalinks = (structure: string) =>
	told(
		`[$GLOBALS['wp_rewrite']->set_permalink_structure(${php(structure)}), $GLOBALS['wp_rewrite']->flush_rules(false)]`,
	);

/** Finds the URL of a link or the value of a hidden input on a screen, such as a nonce. */
const found = (html: string, pattern: RegExp) =>
	(pattern.exec(html)?.[1] ?? '').replaceAll('&#038;', '&').replaceAll('&amp;', '&');
const nonceOf = (html: string) => found(html, /name="_wpnonce" value="([^"]+)"/);

const local = (address: string) => address.replace(/^.*wp-admin/, '/wp-admin');

async function send(admin: Admin, view: string, fields: Record<string, string>) {
	const html = await (await admin.get(SCREEN + view)).text();
	return admin.post(SCREEN + view, new URLSearchParams({ _wpnonce: nonceOf(html), ...fields }));
}

let admin: Admin;
beforeAll(async () => {
	await choose();
	admin = await openAdmin();
	await makeOwner('guest-of-outbound');
	const editor = await makeOwner('editor-of-outbound');
	await told(`(new WP_User(${editor}))->set_role('editor')`);
});
afterEach(removePosts);

it('outbound URLs return 404 as in WordPress while there are no links', async () => {
	expect((await ask('/go/nobody-knows-it/')).status).toBe(404);
	expect(await told(`Gazetteer\\Plugin::hasOutboundLinks()`)).toBe(false);
});

it('an editor adds an outbound link, sees the errors in it, and keeps the typed values', async () => {
	const { page, errors } = await visitAs('editor-of-outbound', SCREEN);
	await page.getByRole('link', { name: 'Add link' }).click();
	await page.getByRole('heading', { name: 'Add outbound link' }).waitFor();
	await page.getByLabel('Link address').fill('Hotel <Sunrise>');
	await page.getByLabel('Destination').fill('javascript:alert(1)');
	await page.getByLabel('Note').fill('Ask "Ann" & <b>Bob</b>');
	await page.getByLabel('On', { exact: true }).uncheck();
	await page.getByRole('button', { name: 'Save link' }).click();
	await page.getByText('The link was not saved.').waitFor();
	expect(await page.getByLabel('Link address').inputValue()).toBe('Hotel <Sunrise>');
	expect(await page.getByLabel('Destination').inputValue()).toBe('javascript:alert(1)');
	expect(await page.getByLabel('Note').inputValue()).toBe('Ask "Ann" & <b>Bob</b>');
	expect(await page.getByLabel('On', { exact: true }).isChecked()).toBe(false);
	await page.setViewportSize({ width: 390, height: 800 });
	expect(await axe(page, '.gazetteer-outbound')).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
		true,
	);
	await page.getByRole('alert').getByRole('link', { name: 'Destination' }).press('Enter');
	expect(await focused(page)).toBe('gazetteer-outbound-target');
	expect(await page.locator('#gazetteer-outbound-target').getAttribute('aria-invalid')).toBe(
		'true',
	);

	await page.getByLabel('Link address').fill('Hotel Sunrise');
	await page.getByLabel('Destination').fill(PARTNER);
	await page.getByLabel('On', { exact: true }).check();
	await page.keyboard.press('Enter');
	await page.getByText('Link saved.').waitFor();
	expect(await targets()).toEqual({
		'go/hotel-sunrise': `${PARTNER} affiliate 1 Ask "Ann" & <b>Bob</b>`,
	});
	const row = page.getByRole('row').filter({ hasText: '/go/hotel-sunrise/' });
	expect(await row.innerText()).toContain('Ask "Ann" & <b>Bob</b>');
	expect(
		await row.locator('.gazetteer-outbound-copy').getAttribute('data-clipboard-text'),
	).toMatch(/\/go\/hotel-sunrise\/?$/);
	expect(await axe(page, '.gazetteer-outbound')).toEqual([]);
	expect(errors.filter((error) => !NO_NETWORK.test(error))).toEqual([]);
});

it('a second outbound link with the same URL is refused, and so is a link to another outbound link', async () => {
	const same = await (
		await send(admin, '&view=edit', { prefix: 'go', slug: 'hotel-sunrise', target: PARTNER })
	).text();
	expect(same).toContain('Another outbound link already has this address.');
	const circle = await (
		await send(admin, '&view=edit', {
			prefix: 'go',
			slug: 'circle',
			target: `${siteUrl()}/recommend/x/`,
		})
	).text();
	expect(circle).toContain('The destination is an outbound link of this site.');
	expect(Object.keys(await targets())).toEqual(['go/hotel-sunrise']);
});

it('visitors of an outbound link are redirected to the saved URL and to no other', async () => {
	for (const path of [
		'/go/hotel-sunrise/',
		'/go/hotel-sunrise',
		'/index.php/go/hotel-sunrise/',
		'/go/hotel-sunrise/?to=https://evil.example&url=//evil.example',
	]) {
		const { status, headers } = await ask(path);
		expect([path, status, headers.get('location')]).toEqual([path, 307, PARTNER]);
		expect(headers.get('cache-control')).toBe('no-store, private');
		expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
		expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
		expect(headers.getSetCookie()).toEqual([]);
	}
	const head = await ask('/go/hotel-sunrise/', { method: 'HEAD' });
	expect([head.status, head.headers.get('location')]).toEqual([307, PARTNER]);
	const post = await ask('/go/hotel-sunrise/', { method: 'POST', body: 'a=b' });
	expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('the target of an outbound link is checked again before a redirect', async () => {
	for (const target of [
		'javascript:alert(1)',
		'//evil.example',
		'https://a:b@evil.example/',
		'https://evil.example/\r\nSet-Cookie: a=b',
		`${siteUrl()}/go/hotel-sunrise/`,
	]) {
		await keep('go', 'broken', target);
		const answer = await ask('/go/broken/');
		expect([target, answer.status, answer.headers.get('location')]).toEqual([
			target,
			404,
			null,
		]);
		await told(
			`$wpdb->query("DELETE FROM {$wpdb->prefix}gazetteer_outbound_links WHERE slug = 'broken'")`,
		);
	}
});

it('the 404 page of the theme is shown for outbound links that are unknown or disabled', async () => {
	await keep('recommend', 'closed', PARTNER, false);
	await publish('A page that is called nearly like it.');
	for (const path of ['/recommend/closed/', '/go/nobody/', '/go/under-test/', '/go/hotel/']) {
		const answer = await ask(path);
		expect([path, answer.status]).toEqual([path, 404]);
		expect(await answer.text()).toMatch(/<body[^>]*\berror404\b/);
	}
	await permalinks('');
	try {
		expect((await ask('/index.php/go/nobody/')).status).toBe(404);
		expect((await ask('/index.php/go/hotel-sunrise/')).status).toBe(307);
		expect((await ask('/')).status).toBe(200);
	} finally {
		await permalinks('/%postname%/');
	}
});

it('other pages load few bytes, and affiliate links in texts get a `rel` attribute', async () => {
	const text = [
		'<a id="a" href="/go/hotel-sunrise/">A</a>',
		`<a id="b" rel="noopener" href="${siteUrl()}/recommend/x/">B</a>`,
		'<a id="c" href="https://elsewhere.example/go/x/">C</a>',
		'<a id="d" href="/about/" rel="author">D</a>',
	].join(' ');
	const html = await (await fetch(siteUrl() + (await publish(text)))).text();
	expect(/<a [^>]*id="a"[^>]*>/.exec(html)?.[0]).toContain('rel="sponsored nofollow"');
	expect(/<a [^>]*id="b"[^>]*>/.exec(html)?.[0]).toContain('rel="noopener sponsored nofollow"');
	expect(html).toContain('<a id="c" href="https://elsewhere.example/go/x/">');
	expect(html).toContain('<a id="d" href="/about/" rel="author">');

	await (await ask('/blank/?test_cost=1')).text();
	const noted = `${siteFolder()}/wp-content/gazetteer-test-cost.json`;
	const { files } = JSON.parse(readFileSync(noted, 'utf8')) as { files: string[] };
	rmSync(noted);
	expect(files.filter((file) => file.includes('src/Links/'))).toEqual(
		['LinksModule', 'Outbound/OutboundAddresses', 'Domain/Outbound/OutboundPath'].map(
			(name) => `src/Links/${name}.php`,
		),
	);
});

it('other plugins can change a target, listen to clicks and change the `rel` values of outbound links', async () => {
	const plugin = `${siteFolder()}/wp-content/mu-plugins/test-outbound.php`;
	writeFileSync(
		plugin,
		`<?php
		add_filter('gazetteer_outbound_target', fn ($target, $link) => ['go/hotel-sunrise' => 'https://other.example/', 'recommend/closed' => 'javascript:1'][$link->path()] ?? $target, 10, 2);
		add_filter('gazetteer_outbound_rel', fn ($words, $address) => "$words ugc", 10, 2);
		add_action('gazetteer_outbound_followed', fn ($link, $target) => update_option('test_followed', $link->path() . ' ' . $target), 10, 2);`,
	);
	try {
		await told(
			`$wpdb->query("UPDATE {$wpdb->prefix}gazetteer_outbound_links SET is_on = 1 WHERE slug = 'closed'")`,
		);
		const answer = await ask('/go/hotel-sunrise/');
		expect(answer.headers.get('location')).toBe('https://other.example/');
		expect((await ask('/recommend/closed/')).status).toBe(404);
		await ask('/go/hotel-sunrise/', { headers: { 'user-agent': 'curl/8.5.0' } });
		expect(await told(`get_option('test_followed')`)).toBe(
			'go/hotel-sunrise https://other.example/',
		);
		const path = await publish('<a id="a" href="/go/hotel-sunrise/">A</a>');
		expect(await (await fetch(siteUrl() + path)).text()).toContain(
			'rel="sponsored nofollow ugc"',
		);
	} finally {
		rmSync(plugin);
		await told(
			`$wpdb->query("UPDATE {$wpdb->prefix}gazetteer_outbound_links SET is_on = 0 WHERE slug = 'closed'")`,
		);
	}
});

it('the outbound links screens fit a phone in right-to-left languages', async () => {
	const plugin = `${siteFolder()}/wp-content/mu-plugins/test-rtl.php`;
	writeFileSync(
		plugin,
		`<?php add_action('init', fn () => $GLOBALS['wp_locale']->text_direction = 'rtl', 0);`,
	);
	try {
		const { page } = await visitAs('editor-of-outbound', SCREEN, { width: 390 });
		for (const view of ['', '&view=edit', '&view=import']) {
			await page.goto(siteUrl() + SCREEN + view);
			expect(await page.evaluate(() => document.dir)).toBe('rtl');
			expect(await axe(page, '.gazetteer-outbound')).toEqual([]);
			expect(
				await page.evaluate(
					() =>
						document.documentElement.scrollWidth <=
						document.documentElement.clientWidth,
				),
			).toBe(true);
		}
	} finally {
		rmSync(plugin);
	}
});

it('a warning is shown if a page uses the same path as the outbound links, and its child pages still work', async () => {
	const page = (name: string, parent: number) =>
		told<number>(
			`wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Going out', 'post_name' => ${php(name)}, 'post_parent' => ${parent}])`,
		);
	const above = await page('go', 0);
	const below = [await page('inside', above), await page('switched-off', above)];
	await keep('go', 'switched-off', PARTNER, false);
	const html = await (await admin.get(SCREEN)).text();
	expect(html).toContain('The page “Going out” has the address /go/.');
	expect((await ask('/go/')).status).toBe(200);
	expect((await ask('/go/inside/')).status).toBe(200);
	expect((await ask('/go/switched-off/')).status).toBe(404);
	await told(
		`array_map(fn ($id) => (bool) wp_delete_post($id, true), ${php([...below, above])})`,
	);
	await told(
		`$wpdb->query("DELETE FROM {$wpdb->prefix}gazetteer_outbound_links WHERE slug = 'switched-off'")`,
	);
	expect(await (await admin.get(SCREEN)).text()).not.toContain('Going out');
});

it('clicks on outbound links by people are counted once, and only if the owner enabled counting', async () => {
	const name = `${new URL(siteUrl()).hostname}/go/hotel-sunrise`;
	expect(Object.keys(await clicks())).toEqual([]);
	await choose({ helpers: ['link-tracking'] });
	await ask('/go/hotel-sunrise/');
	await ask('/go/hotel-sunrise?who=ann');
	for (const headers of [
		{ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
		{ 'user-agent': 'curl/8.5.0' },
		{ 'sec-purpose': 'prefetch;prerender' },
		{ 'x-moz': 'prefetch' },
	])
		expect((await ask('/go/hotel-sunrise/', { headers })).status).toBe(307);
	await ask('/go/hotel-sunrise/', { method: 'HEAD' });
	expect(await clicks()).toEqual({ [name]: '2' });

	const tell = (path: string) =>
		fetch(`${siteUrl()}/index.php?rest_route=/gazetteer/v1/link-events`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', origin: siteUrl() },
			body: JSON.stringify({
				name: 'click',
				params: { link_type: 'affiliate', link_url: siteUrl() + path },
			}),
		});
	expect((await tell('/go/hotel-sunrise/')).status).toBe(200);
	expect((await tell('/go/of-another-plugin/')).status).toBe(200);
	const other = `${new URL(siteUrl()).hostname}/go/of-another-plugin/`;
	expect(await clicks()).toEqual({ [name]: '2', [other]: '1' });
	const list = await (await admin.get(SCREEN)).text();
	expect(found(list, /class='clicks column-clicks'[^>]*>([^<]*)</)).toBe('2');
	await choose();
	await ask('/go/hotel-sunrise/');
	expect((await clicks())[name]).toBe('2');
});

it('outbound links are edited, switched and deleted, one or many, and only with a nonce', async () => {
	await told(
		`$wpdb->query("DELETE FROM {$wpdb->prefix}gazetteer_outbound_links WHERE slug <> 'hotel-sunrise'")`,
	);
	await keep('recommend', 'closed', PARTNER, false);
	const html = await (await admin.get(`${SCREEN}&s=closed`)).text();
	expect(html).not.toContain('Select /go/hotel-sunrise/');
	const on = local(found(html, /href="([^"]*action=on[^"]*)"/));
	expect((await admin.get(on.replace(/_wpnonce=[^&]*/, '_wpnonce=0'))).status).toBe(403);
	expect((await targets())['recommend/closed']).toContain(' 0 ');
	expect((await admin.get(on)).status).toBe(303);
	expect((await ask('/recommend/closed/')).status).toBe(307);

	const edit = found(html, /href="[^"]*(&#038;view=edit&#038;link=\d+)"/);
	await send(admin, edit, { prefix: 'recommend', slug: 'opened', target: PARTNER, on: '1' });
	expect(Object.keys(await targets())).toEqual(['go/hotel-sunrise', 'recommend/opened']);

	const ticked = `${SCREEN}&action=delete&links[]=${/link=(\d+)/.exec(edit)![1]}&_wpnonce=`;
	expect((await admin.get(`${ticked}0`)).status).toBe(403);
	const done = await admin.get(ticked + nonceOf(html));
	expect(await (await admin.get(local(done.headers.get('location')!))).text()).toContain(
		'1 link deleted.',
	);
	expect(Object.keys(await targets())).toEqual(['go/hotel-sunrise']);
});

it('a CSV import of links shows a preview of each line, and keeps all data', async () => {
	const { page, errors } = await visitAs('editor-of-outbound', `${SCREEN}&view=import`);
	await page.setViewportSize({ width: 390, height: 800 });
	await page.getByLabel('Or paste the table').fill('https://a.example;b');
	await page.getByRole('button', { name: 'Check' }).click();
	await page.getByText('The first line must contain the column names').waitFor();
	await page.locator('#gazetteer-outbound-file').setInputFiles({
		name: 'links.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from(
			[
				'\uFEFFAddress;Target;Status',
				'/go/tour/;https://tours.example/?a=1;off',
				'/go/bad/;javascript:alert(1);on',
				'/go/hotel-sunrise/;https://new.example/;on',
				'/go/tour/;https://twice.example/;on',
			].join('\r\n'),
		),
	});
	await page.getByRole('button', { name: 'Check' }).click();
	await page.getByRole('heading', { name: 'Result of the check' }).waitFor();
	expect(await page.locator('.gazetteer-outbound-wrong li').allInnerTexts()).toEqual([
		expect.stringMatching(/^Line 3, target: .*https/),
		'Line 5, address: An earlier line has the same address.',
	]);
	expect(await axe(page, '.gazetteer-outbound')).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
		true,
	);
	await page.getByLabel(/Update from the table/).check();
	await page.getByRole('button', { name: 'Check again' }).click();
	await page.getByRole('button', { name: 'Import 2 links' }).click();
	await page.getByText('2 links imported. Correct the lines below').waitFor();
	const table = page.getByLabel('Edit the table');
	expect(await table.inputValue()).toContain('/go/bad/;javascript:alert(1);on');
	// The note stays, because the CSV has no column for it.
	expect(await targets()).toEqual({
		'go/hotel-sunrise': 'https://new.example/ affiliate 1 Ask "Ann" & <b>Bob</b>',
		'go/tour': 'https://tours.example/?a=1 affiliate 0 ',
	});
	await table.fill('address,target,note\n/go/good/,https://good.example/,"=HYPERLINK(""x"")"');
	await page.getByRole('button', { name: 'Check again' }).click();
	await page.getByRole('button', { name: 'Import 1 link' }).click();
	await page.getByText('1 link imported.').waitFor();
	expect(errors.filter((error) => !NO_NETWORK.test(error))).toEqual([]);

	const list = await (await admin.get(SCREEN)).text();
	const file = await admin.get(local(found(list, /href="([^"]*view=export[^"]*)"/)));
	expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="outbound-/);
	const csv = await file.text();
	expect(csv).toContain(
		`"/go/good/","https://good.example/","affiliate","on","'=HYPERLINK(""x"")"`,
	);
	const again = await (
		await send(admin, '&view=import', { table: csv, present: 'update', do: 'check' })
	).text();
	expect(again).toMatch(/<strong>3<\/strong> × Already exists, identical/);
});

it('users without permission cannot view or change outbound links', async () => {
	const before = await targets();
	const member = await openAdmin('guest-of-outbound', PASSWORD);
	for (const view of ['', '&view=edit', '&view=import', '&view=export', '&action=delete&link=1'])
		expect((await member.get(SCREEN + view)).status).toBe(403);
	const fields = new URLSearchParams({ prefix: 'go', slug: 'x', target: PARTNER, _wpnonce: '0' });
	expect((await member.post(`${SCREEN}&view=edit`, fields)).status).toBe(403);
	expect((await admin.post(`${SCREEN}&view=edit`, fields)).status).toBe(403);
	expect(await targets()).toEqual(before);
});
