import { rmSync, writeFileSync } from 'node:fs';
import { runWordPress, siteFolder, siteUrl } from '../../browser/site.ts';
import type { Sent } from '../../browser/links/links.ts';
import { visit } from '../../browser/visitor.ts';
import { choose } from '../plugin/chosen.ts';
import { php, publish, removePosts } from '../plugin/posts.ts';
import { told } from '../submission/owners.ts';

jest.setTimeout(60_000);

const PLUGIN = `${siteFolder()}/wp-content/mu-plugins/test-home.php`;

/** The user agent of headless Chromium is not counted, so send that of a normal browser. */
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const addresses = (structure: string, folder: string) => {
	// Priority 20 runs after the filter for the `WP_HOME` constant, which contains the URL of the test site.
	writeFileSync(
		PLUGIN,
		`<?php add_filter('option_home', fn ($home) => $home . '${folder}', 20);`,
	);
	return runWordPress(
		`$wp_rewrite->set_permalink_structure(${php(structure)}); $wp_rewrite->flush_rules(false);`,
	);
};

const url = () =>
	told<string>(
		`Gazetteer\\Links\\Outbound\\OutboundAddresses::url(Gazetteer\\Plugin::get(Gazetteer\\Links\\Outbound\\OutboundTable::class)->at('go', 'hotel'))`,
	);

const clicks = () =>
	told<Record<string, string>>(
		`array_column((array) $wpdb->get_results("SELECT target, clicks FROM {$wpdb->prefix}gazetteer_link_clicks WHERE kind = 'affiliate'", ARRAY_A), 'clicks', 'target')`,
	);

beforeAll(async () => {
	await choose({ helpers: ['link-tracking'] });
	await told(
		`Gazetteer\\Plugin::get(Gazetteer\\Links\\Outbound\\OutboundTable::class)->save(new Gazetteer\\Links\\Domain\\Outbound\\OutboundLink(0, 'go', 'hotel', 'https://partner.example/', 'affiliate', true))`,
	);
});
afterEach(async () => {
	await removePosts();
	await addresses('/%postname%/', '');
	await runWordPress('$wpdb->query("DELETE FROM {$wpdb->prefix}gazetteer_link_clicks");');
});

afterAll(() => rmSync(PLUGIN, { force: true }));

describe('URL of an outbound link', () => {
	it.each([
		['in permalinks with index.php', '/index.php/%postname%/', '', '/index.php/go/hotel/'],
		['in plain permalinks', '', '', '/index.php/go/hotel/'],
		['of a site in a folder', '/%postname%/', '/blog', '/blog/go/hotel/'],
		[
			'of a site in a folder with index.php',
			'/index.php/%postname%/',
			'/blog',
			'/blog/index.php/go/hotel/',
		],
	])(
		'an outbound link %s is classified as an affiliate link and counted once',
		async (_says, structure, folder, path) => {
			await addresses(structure, folder);
			expect((await url()).replace(/\/?$/, '/')).toBe(siteUrl() + path);
			const kinds: unknown[] = [];
			const text = `<a id="out" href="${await url()}">Hotel</a>`;
			const { page } = await visit(folder + (await publish(text)), {
				before: async (it) => {
					await it.setExtraHTTPHeaders({ 'user-agent': PERSON });
					await it.exposeFunction('tellSent', ({ params }: Sent) => {
						kinds.push(params['link_type']);
					});
					await it.addInitScript(() => {
						const send = navigator.sendBeacon.bind(navigator);
						navigator.sendBeacon = (to, body) => {
							void (body as Blob)
								.text()
								.then((json) => window.tellSent(JSON.parse(json)));
							return send(to, body);
						};
					});
				},
			});
			await page
				.locator('template[data-gazetteer~="link-tracking"][data-gz-mounted]')
				.waitFor({ state: 'attached' });
			const partner = page.waitForRequest('https://partner.example/');
			await page.click('#out', { noWaitAfter: true });
			await partner;
			expect(kinds).toEqual(['affiliate']);
			const { hostname } = new URL(siteUrl());
			expect(await clicks()).toEqual({ [`${hostname}${folder}/go/hotel`]: '1' });
		},
	);
});
