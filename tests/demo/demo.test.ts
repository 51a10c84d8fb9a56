import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { plantOutboundLinks, seedSite } from '@gazetteer/demo-site';
import type { Page } from 'playwright-core';
import { axe } from '../browser/axe.ts';
import {
	coreVersion,
	runPhp,
	runWordPress,
	siteFolder,
	siteRoot,
	siteUrl,
} from '../browser/site.ts';
import { visit } from '../browser/visitor.ts';

/** Seeds the site again and returns what changed. */
const seedAgain = () => seedSite({ run: runPhp, root: siteRoot() }, { force: true });

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** The PHP errors that the site has logged so far. */
const complaints = () => {
	const log = path.join(siteFolder(), 'wp-content/debug.log');
	return existsSync(log) ? readFileSync(log, 'utf8') : '';
};

let before = '';

beforeAll(() => {
	before = complaints();
});

describe('demo site', () => {
	it('the demo site runs the WordPress version under test', async () => {
		expect(await runWordPress('echo get_bloginfo("version");')).toBe(coreVersion());
	});

	it.each([
		['the front page', '/', 'Airports of the world'],
		['the list of airports', '/airports/', 'All airports'],
		['the directory', '/directory/', 'The directory'],
		['an airport listing', '/listing/zurich-airport-zrh/', 'Zurich Airport'],
		['a business listing', '/listing/hotel-windsock/', 'Hotel Windsock'],
		['the pricing plans', '/plans/', 'Plans'],
		['the listing form', '/submit/', 'List your business'],
		['the dashboard of an owner', '/my-listings/', 'My listings'],
		['the suggestion form', '/suggest-a-listing/', 'Suggest a listing'],
		['the scroll helpers', '/scroll-helpers/', 'A day at an airport'],
		['the page with counted links', '/followed-links/', 'Links that are counted'],
		['the page about its data', '/about-this-data/', 'About this data'],
		['the contact page', '/contact/', 'Write to us'],
		['the correction form', '/correct-an-airport/', 'Correct an airport'],
	])(
		'the demo site serves %s without errors, on desktop and phone',
		async (_says, address, title) => {
			const { page, status, errors, close } = await visit(address);
			expect(status).toBe(200);
			expect(await page.locator('h1').innerText()).toBe(title);
			expect(await axe(page)).toEqual([]);
			expect(await pageWidth(page)).toBe(1280);
			await page.setViewportSize({ width: 390, height: 844 });
			expect(await pageWidth(page)).toBe(390);
			expect(errors).toEqual([]);
			await close();
		},
	);

	it('the demo site loads none of our files on a page without widgets, and names the source of its data', async () => {
		const { page, status, errors, requests, close } = await visit('/blank/', {
			waitUntil: 'networkidle',
		});
		expect(status).toBe(200);
		expect(requests).toEqual([]);
		expect(errors).toEqual([]);
		for (const origin of ['airport-data-js', 'creativecommons.org/licenses/by/4.0']) {
			expect(await page.locator(`footer a[href*="${origin}"]`).count()).toBe(1);
		}
		await close();
	});

	it('the counted links of the demo site have targets', async () => {
		await plantOutboundLinks({ run: runPhp, root: siteRoot() });
		const { page, close } = await visit('/followed-links/');
		const own = await page
			.locator('main ul a[href^="/"]')
			.evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
		await close();
		expect(own.length).toBeGreaterThan(3);
		for (const address of own) {
			const { status, headers } = await fetch(siteUrl() + address, { redirect: 'manual' });
			expect([address, status]).toEqual([
				address,
				/^\/(go|recommend)\//.test(address) ? 307 : 200,
			]);
			if (address.endsWith('.pdf'))
				expect(headers.get('content-type')).toBe('application/pdf');
		}
	});

	it('the demo site does not change when it is seeded again', async () => {
		const planted = await seedAgain();
		expect(planted).toMatchObject({ made: 0, changed: 0, removed: 0 });
		expect(planted?.kept).toBeGreaterThan(200);
	});

	it('seeding restores a demo page that was edited by hand', async () => {
		await runWordPress(
			`$page = get_page_by_path('blank'); wp_update_post(['ID' => $page->ID, 'post_title' => 'Changed']);`,
		);
		const planted = await seedAgain();
		expect(planted).toMatchObject({ made: 0, changed: 1, removed: 0 });
	});

	it('seeding restores a demo listing that was edited by hand', async () => {
		await runWordPress(
			`$listing = get_page_by_path('hotel-windsock', OBJECT, 'gazetteer_listing'); wp_update_post(['ID' => $listing->ID, 'post_title' => 'Changed']);`,
		);
		const planted = await seedAgain();
		expect(planted).toMatchObject({ made: 0, changed: 1, removed: 0 });
	});

	it('the demo site causes no PHP errors', () => {
		expect(complaints().slice(before.length)).toBe('');
	});
});
