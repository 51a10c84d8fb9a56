import { createReadStream } from 'node:fs';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { TEXT } from '@gazetteer/contract';
import { runWordPress, siteFolder, siteUrl } from '../../../browser/site.ts';
import { visit } from '../../../browser/visitor.ts';
import { termId } from '../../directory/pages.ts';
import { told } from '../owners.ts';
import { guest, kept, picture } from '../sending.ts';

jest.setTimeout(90_000);

const TITLE = 'The Far Inn';
const THANKS = 'test_thanks';
const RULES = `<?php
add_filter('rest_authentication_errors', static fn ($known) => is_user_logged_in() ? $known : new WP_Error('closed', 'Members only.', ['status' => 401]));
add_filter('gazetteer_submission_redirect', static fn (string $address): string => get_option('${THANKS}') ?: $address);`;
const CONSTANTS = `define('DISALLOW_FILE_EDIT', true); define('DISALLOW_FILE_MODS', true);`;

const config = () => path.join(siteFolder(), 'wp-config.php');
/** The folder that contains the files of WordPress, below the site URL. */
const folder = () => path.join(siteFolder(), 'wp');
let before = '';
let files: Server;
/** The URL of another host with the uploads of the site. */
let elsewhere = '';

beforeAll(async () => {
	files = createServer(({ url = '' }, response) => {
		const name = decodeURIComponent(url).replace(/^\/files\//, '');
		createReadStream(path.join(siteFolder(), 'wp-content/uploads', name))
			.on('error', () => response.writeHead(404).end())
			.pipe(response);
	}).listen(0, '127.0.0.1');
	await new Promise((listening) => files.once('listening', listening));
	elsewhere = `http://127.0.0.1:${(files.address() as AddressInfo).port}/files`;
	await symlink(siteFolder(), folder());
	before = await readFile(config(), 'utf8');
	const inFolder = before.replace(
		`'WP_SITEURL', '${siteUrl()}'`,
		`'WP_SITEURL', '${siteUrl()}/wp'`,
	);
	expect(inFolder).not.toBe(before);
	await writeFile(config(), inFolder.replace('$table_prefix', `${CONSTANTS}\n$table_prefix`));
	const rules = path.join(siteFolder(), 'wp-content/mu-plugins/elsewhere.php');
	await writeFile(rules, RULES);
	await runWordPress(`update_option('upload_url_path', '${elsewhere}');`);
});
// The snapshot does not restore WordPress's own folder, so restore it here.
afterAll(async () => {
	await writeFile(config(), before);
	await rm(folder(), { force: true });
	files.close();
	files.closeAllConnections();
});

const mounted = (page: Page) =>
	page.locator('.gz-listing-form[data-gz-mounted]').waitFor({ state: 'attached' });
/** The source of an image after the browser has loaded it. */
const drawn = async (page: Page, selector: string) => {
	const image = page.locator(selector).first();
	await image.scrollIntoViewIfNeeded();
	await image.evaluate((shown: HTMLImageElement) => shown.decode());
	return image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
};

async function fillIn(page: Page, email: string): Promise<void> {
	await mounted(page);
	await page.fill('#lptitle', TITLE);
	await page.selectOption('#inputCategory', String(await termId('hotels')));
	await page.locator('[name="postContent"]').evaluate((area) => {
		(area as HTMLTextAreaElement).value = 'It is far.';
		area.dispatchEvent(new Event('input', { bubbles: true }));
	});
	await page.fill('#inputEmail', email);
	await page.getByText(TEXT.nothingNeeded).waitFor();
}

// Reset the state before each attempt, because a failed test is retried.
beforeEach(() =>
	runWordPress(
		`$wpdb->query("DELETE FROM {$wpdb->options} WHERE option_name LIKE 'gazetteer\\\\_tally%'"); delete_option('${THANKS}'); foreach (get_posts(['post_type' => 'gazetteer_listing', 'post_status' => 'any', 'title' => '${TITLE}', 'fields' => 'ids']) as $id) { wp_delete_post($id, true); }`,
	),
);

it('with WordPress in a folder, uploads on another host and a closed REST API, a listing with a picture is sent, seen and edited', async () => {
	const { email } = guest();
	const { page, errors } = await visit('/submit/');
	const sent: string[] = [];
	page.on('request', (request) => {
		if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
	});
	await page.locator('input[name="listingfiles[]"]').setInputFiles([
		{
			name: 'sea.jpg',
			mimeType: 'image/jpeg',
			buffer: Buffer.from(await (await picture('jpeg')).arrayBuffer()),
		},
	]);
	await fillIn(page, email);
	await page.getByRole('button', { name: 'Submit listing' }).click();
	await page.waitForURL(/\/submit\/\?gazetteer_sent=/);
	expect(new Set(sent)).toEqual(new Set(['/wp/wp-admin/admin-ajax.php']));
	expect(errors).toEqual([]);

	const [made] = await kept(TITLE);
	expect(made!.gallery).toHaveLength(1);
	const address = await told<string>(
		`(wp_publish_post(${made!.id}) ?? true) ? get_permalink(${made!.id}) : ''`,
	);
	expect(address).toMatch(new RegExp(`^${siteUrl()}/(?!wp/)`));
	const seen = await visit(address);
	const source = await drawn(seen.page, `img[src^="${elsewhere}/"]`);
	// The contact form of the listing works without its rules, which this site refuses to guests.
	const others = seen.errors.filter((error) => !/feedback\/schema|status of 401/.test(error));
	expect(others).toEqual([]);

	const edit = await visit(`/submit/?lp_post=${made!.id}`, { as: email });
	await mounted(edit.page);
	await edit.page.locator('#lptitle').hover();
	await edit.page.locator('.lplistgallery').scrollIntoViewIfNeeded();
	expect(await drawn(edit.page, '.gz-photo img')).toMatch(new RegExp(`^${elsewhere}/`));
	await edit.page.fill('[name="tagline_text"]', 'Farther than far');
	await edit.page.getByRole('button', { name: 'Save changes' }).click();
	await edit.page.waitForURL((url) => !url.search.includes('lp_post'));
	const [after] = await kept(TITLE);
	expect(after).toMatchObject({
		gallery: made!.gallery,
		details: { tagline_text: 'Farther than far' },
	});
	// Avatars are on a server that tests cannot reach.
	expect(edit.errors.filter((error) => !error.includes('ERR_NAME_NOT_RESOLVED'))).toEqual([]);
	const again = await visit(address);
	expect(await drawn(again.page, `img[src^="${elsewhere}/"]`)).toBe(source);
});

it('the thank-you page is a page of the site above the WordPress folder, never on another host', async () => {
	const send = async (thanks: string) => {
		await runWordPress(`update_option('${THANKS}', ${thanks});`);
		const { page } = await visit('/submit/');
		await fillIn(page, guest().email);
		const refused = page.waitForEvent('console', {
			predicate: (message) => message.text().includes('leads nowhere'),
		});
		await Promise.all([
			page.getByRole('button', { name: 'Submit listing' }).click(),
			Promise.race([
				refused.catch(() => undefined),
				page.waitForURL((url) => url.pathname !== '/submit/'),
			]),
		]);
		return page.url();
	};
	expect(await send(`'https://elsewhere.example/thanks'`)).toBe(`${siteUrl()}/submit/`);
	expect(await kept(TITLE)).toMatchObject([{ status: 'pending' }]);
	expect(await send(`home_url('/contact/?thanks')`)).toBe(`${siteUrl()}/contact/?thanks`);
});
