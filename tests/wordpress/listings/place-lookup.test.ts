import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { axe } from '../../browser/axe.ts';
import { PHOTON } from '../../browser/places/photon.ts';
import { runWordPress, siteFolder } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';
import { openAdmin, type Admin } from '../admin.ts';
import { php } from '../plugin/posts.ts';
import { saveChoices } from '../settings.ts';

const PATIENCE = 180_000;
const KEY = 'AIzaSyA-1234567890_abcdefghijklmnopqrst';

const asked: string[] = [];

/** A Photon server with recorded answers. One of its places has no coordinates. */
const photon = createServer((request, response) => {
	asked.push(request.url ?? '');
	const [cafe, house, town] = PHOTON.features;
	const { geometry: _nowhere, ...nowhere } = house;
	response
		.writeHead(200, {
			'Content-Type': 'application/json',
			'Access-Control-Allow-Origin': '*',
		})
		.end(JSON.stringify({ ...PHOTON, features: [cafe, nowhere, town] }));
});

let admin: Admin;
let listing = 0;

/** Sets the provider of the place lookup, which is off by default. */
const lookUp = (provider: string, more: Readonly<Record<string, string>> = {}) =>
	saveChoices(admin, {}, { 'gazetteer[places][provider]': provider, ...more });

const photonAddress = () => `http://127.0.0.1:${(photon.address() as AddressInfo).port}`;

/** Opens the listing editor with its default layout, logged in as admin. */
async function openPage(width: number): Promise<Page> {
	const { page } = await visit(`/wp-admin/post.php?post=${listing}&action=edit`, {
		as: 'admin',
		width,
		waitUntil: 'domcontentloaded',
	});
	page.setDefaultTimeout(60_000);
	return page;
}

async function openEditor(width = 1280): Promise<Page> {
	const page = await openPage(width);
	await page.waitForSelector('.is-root-container, iframe[name="editor-canvas"]');
	await page.evaluate(async () => {
		interface Stores {
			dispatch: (store: string) => Record<string, (...given: unknown[]) => unknown>;
		}
		const { data } = (window as unknown as { wp: { data: Stores } }).wp;
		await data.dispatch('core/edit-post').openGeneralSidebar?.('edit-post/document');
	});
	return page;
}

const panel = (page: Page, name: string) =>
	page.locator('.components-panel__body-toggle').filter({ hasText: new RegExp(`^${name}$`) });

async function openPanel(page: Page, name: string) {
	const toggle = panel(page, name);
	await toggle.waitFor();
	if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
}

const search = (page: Page) => page.getByRole('combobox', { name: 'Search for the place' });

beforeAll(async () => {
	await new Promise<void>((done) => void photon.listen(0, '127.0.0.1', done));
	admin = await openAdmin();
	listing = Number(
		await runWordPress(`
			wp_insert_term('Manly', 'gazetteer_location');
			echo wp_insert_post(['post_type' => 'gazetteer_listing', 'post_status' => 'draft', 'post_title' => ${php('Untitled')}]);`),
	);
}, PATIENCE);
afterAll(() => new Promise((done) => void photon.close(done)));
beforeEach(() => void (asked.length = 0));

it(
	'the place lookup is absent until the owner selects a service, which the editor and the privacy policy then name',
	async () => {
		const policy = async () =>
			(await admin.get('/wp-admin/options-privacy.php?tab=policyguide')).text();
		const page = await openEditor();
		await panel(page, 'Contact').waitFor();
		expect(await panel(page, 'Place lookup').count()).toBe(0);
		expect(await policy()).not.toContain('search for a place while');

		expect(await lookUp('google')).toContain('off until you enter a Google Maps key');
		expect(await lookUp('google', { 'gazetteer[places][key]': '"><script>' })).toContain(
			'Invalid values were not saved',
		);
		expect(await lookUp('google', { 'gazetteer[places][key]': KEY })).toContain(
			`value="${KEY}"`,
		);
		expect(await policy()).toContain('to Google, which returns suggestions');
	},
	PATIENCE,
);

it(
	'the place lookup fills in a listing from Photon by keyboard, after a confirmation',
	async () => {
		await lookUp('photon', { 'gazetteer[places][address]': photonAddress() });
		const page = await openEditor();
		await openPanel(page, 'Place lookup');
		const field = search(page);
		await page.getByText('is sent to 127.0.0.1').waitFor();
		expect(asked).toEqual([]);

		await field.focus();
		await page.keyboard.type('pier caf');
		const options = page.getByRole('listbox').getByRole('option');
		await options.first().waitFor();
		expect(asked).toEqual(['/api/?q=pier+caf&limit=5']);
		expect(await options.count()).toBe(3);
		expect(await axe(page, '.gz-lookup')).toEqual([]);
		await page.keyboard.press('ArrowDown');
		const active = await field.getAttribute('aria-activedescendant');
		expect(await page.locator(`[id="${active}"]`).textContent()).toContain('Pier Café');
		await page.keyboard.press('Enter');

		const found = page.getByRole('group', { name: 'Details that were found' });
		await found.waitFor();
		expect(await found.getByRole('checkbox').count()).toBe(5);
		expect(await axe(page, '.gz-found')).toEqual([]);
		await found.getByText('Replaces “Untitled”.').waitFor();
		await openPanel(page, 'Address and map');
		expect(await page.getByLabel('Latitude', { exact: true }).inputValue()).toBe('');
		await found.getByRole('button', { name: 'Use these details' }).focus();
		await page.keyboard.press('Enter');
		expect(await page.getByLabel('Latitude', { exact: true }).inputValue()).toBe('-33.7996');
		await found.waitFor({ state: 'detached' });

		await page
			.getByRole('button', { name: /^(Save draft|Save|Update)$/ })
			.first()
			.click();
		await page.waitForFunction(() => {
			interface Editor {
				isSavingPost: () => boolean;
				isEditedPostDirty: () => boolean;
			}
			const { data } = (
				window as unknown as { wp: { data: { select: (store: string) => Editor } } }
			).wp;
			const editor = data.select('core/editor');
			return !editor.isSavingPost() && !editor.isEditedPostDirty();
		});
		const kept = JSON.parse(
			await runWordPress(`
				echo wp_json_encode([get_the_title(${listing}), get_post_meta(${listing}, 'gazetteer_details', true), wp_get_object_terms(${listing}, 'gazetteer_location', ['fields' => 'names'])]);`),
		) as [string, Record<string, unknown>, string[]];
		expect(kept).toEqual([
			'Pier Café',
			expect.objectContaining({
				gAddress: '1 West Esplanade, Manly, New South Wales 2095, Australia',
				latitude: '-33.7996',
				longitude: '151.2844',
			}),
			['Manly'],
		]);
	},
	PATIENCE,
);

it(
	'the place lookup reports a place without coordinates, an unknown city and an unreachable server',
	async () => {
		await lookUp('photon', { 'gazetteer[places][address]': photonAddress() });
		const page = await openEditor(390);
		await openPanel(page, 'Place lookup');
		const type = async (text: string, option: RegExp) => {
			await search(page).fill(text);
			await page.getByRole('option', { name: option }).click();
		};
		await type('nowhere', /Hauptstraße/);
		await page
			.locator('.components-notice')
			.getByText("No details available for input: 'nowhere'")
			.waitFor();
		await type('town', /^Lörrach/);
		const found = page.getByRole('group', { name: 'Details that were found' });
		await found.getByText('Lörrach is not one of your locations.').waitFor();
		await found.getByRole('button', { name: 'Cancel' }).click();
		expect(await search(page).inputValue()).toBe('');

		await page.route(`${photonAddress()}/**`, (route) => route.abort());
		await search(page).fill('pier');
		await page
			.locator('.components-notice')
			.getByText('The place search is not available.')
			.waitFor();
	},
	PATIENCE,
);

it(
	'the place lookup fills in the classic editor as well, and Enter does not submit it',
	async () => {
		await lookUp('photon', { 'gazetteer[places][address]': photonAddress() });
		const classic = path.join(siteFolder(), 'wp-content/mu-plugins/place-lookup-classic.php');
		await writeFile(
			classic,
			"<?php add_filter('use_block_editor_for_post', '__return_false');",
		);
		try {
			const page = await openPage(1280);
			await page.locator('#title').fill('');
			await search(page).fill('pier');
			await page.getByRole('listbox').getByRole('option').first().waitFor();
			await page.keyboard.press('ArrowDown');
			await page.keyboard.press('Enter');
			const found = page.getByRole('group', { name: 'Details that were found' });
			await found.getByRole('button', { name: 'Use these details' }).click();
			await found.waitFor({ state: 'detached' });
			expect(await page.locator('#title').inputValue()).toBe('Pier Café');
			const boxes = page.locator('#taxonomy-gazetteer_location');
			expect(await boxes.getByLabel('Manly').first().isChecked()).toBe(true);
			const sent = await page.locator('#gazetteer-listing-sent').inputValue();
			expect(JSON.parse(sent)).toMatchObject({ details: { latitude: '-33.7996' } });
		} finally {
			await rm(classic);
		}
	},
	PATIENCE,
);
