import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { axe } from '../../browser/axe.ts';
import { openAdmin } from '../admin.ts';
import { makeOwner, PASSWORD, told, visitAs } from '../submission/owners.ts';

jest.setTimeout(180_000);

const SCREEN = '/wp-admin/edit.php?post_type=gazetteer_listing&page=gazetteer-import';

const CSV = [
	'Listing ID,Business Name,Kategorie,Street,City,Country,Phone Number,Secret',
	...Array.from(
		{ length: 12 },
		(_, number) =>
			`S-${number},"Screen Café ${number}",Screen food,"Main Street ${number}",Screen town,Screenland,+1 ${number},x`,
	),
	'S-12,,Screen food,,,,,',
].join('\n');

const count = () =>
	told<number>(
		`(int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'gazetteer_listing' AND post_title LIKE 'Screen Café%'")`,
	);

/** The files in the protected folder, without those that close it. */
const kept = () =>
	told<string[]>(
		`array_values(array_map('basename', preg_grep('~/[0-9a-f]{32}$~', glob(wp_upload_dir()['basedir'] . '/gazetteer-*/*') ?: [])))`,
	);

const upload = async (page: Page, name: string, content: string) => {
	await page.getByLabel('File', { exact: true }).setInputFiles({
		name,
		mimeType: 'text/plain',
		buffer: Buffer.from(content),
	});
	await page.getByRole('button', { name: 'Upload' }).click();
};

/** The steps up to the result of the check. */
const check = async (page: Page) => {
	await upload(page, 'cafés.csv', CSV);
	await page.getByRole('heading', { name: 'Assign the columns' }).waitFor();
	await page.getByRole('button', { name: 'Continue to the preview' }).click();
	await page.getByRole('heading', { name: 'The first 10 rows' }).waitFor();
	await page.getByRole('button', { name: 'Check all rows' }).click();
};

const button = (page: Page, name: string) => page.getByRole('button', { name }).click();

it('an administrator imports a CSV file step by step, and undoes the import', async () => {
	const before = await kept();
	const { page, errors } = await visitAs('admin', SCREEN, { width: 1280, height: 900 });
	page.on('dialog', (dialog) => void dialog.accept());
	await upload(page, 'cafés.csv', CSV);
	await page.getByRole('heading', { name: 'Assign the columns' }).waitFor();
	const chosen = async (label: string) =>
		page.getByLabel(label, { exact: true }).locator('option:checked').innerText();
	expect(await chosen('Listing ID')).toBe('ID in your data');
	expect(await chosen('Business Name')).toBe('Title');
	expect(await chosen('Kategorie')).toBe('Categories');
	expect(await chosen('Street')).toBe('Address');
	expect(await chosen('Country')).toBe('Country');
	expect(await chosen('Secret')).toBe('Do not import');
	expect(await axe(page, '.gazetteer-import')).toEqual([]);
	await button(page, 'Continue to the preview');
	await page.getByText('Screenland › Screen town').first().waitFor();
	expect(await page.locator('tbody tr').count()).toBe(10);
	expect(await axe(page, '.gazetteer-import')).toEqual([]);
	await button(page, 'Check all rows');
	await page.getByRole('heading', { name: 'Result of the check' }).waitFor();
	expect(await page.locator('.gazetteer-import-counts').innerText()).toMatch(
		/12\s+Created\s+0\s+Updated\s+0\s+Unchanged\s+1\s+Refused/,
	);
	expect(await page.getByRole('row').filter({ hasText: 'Refused' }).innerText()).toContain(
		'title: this is required and missing',
	);
	expect(await count()).toBe(0);
	expect(await axe(page, '.gazetteer-import')).toEqual([]);
	await button(page, 'Import 12 rows');
	await page.getByRole('heading', { name: 'The import is complete' }).waitFor();
	expect(await count()).toBe(12);
	expect(
		await told(
			`get_post_meta((int) $wpdb->get_var("SELECT ID FROM {$wpdb->posts} WHERE post_title = 'Screen Café 3'"), 'gazetteer_details', true)['gAddress']`,
		),
	).toBe('Main Street 3, Screen town, Screenland');
	await button(page, 'Undo the import');
	await page.getByText('The import was undone.').waitFor();
	expect(await count()).toBe(0);
	expect(await kept()).toEqual(before);
	expect(errors.filter((error) => !/net::ERR_/.test(error))).toEqual([]);
});

it('an import works without JavaScript, and the screen fits a phone', async () => {
	const { page } = await visitAs('admin', SCREEN, {
		javascript: false,
		width: 390,
		height: 800,
	});
	await check(page);
	await button(page, 'Continue');
	await page.getByRole('heading', { name: 'Result of the check' }).waitFor();
	await button(page, 'Import 12 rows');
	await button(page, 'Continue');
	await page.getByRole('heading', { name: 'The import is complete' }).waitFor();
	expect(await count()).toBe(12);
	await button(page, 'Undo the import');
	await button(page, 'Continue');
	await page.getByText('The import was undone.').waitFor();
	expect(await count()).toBe(0);
});

it('the import refuses files of other types, and deletes the file when the user cancels', async () => {
	const before = await kept();
	const { page } = await visitAs('admin', SCREEN);
	await upload(page, 'page.php', '<?php echo 1;');
	await page.getByText('Select a CSV, JSON, JSON Lines or GeoJSON file.').waitFor();
	await upload(page, 'table.csv', 'PK\u0003\u0004 a workbook');
	await page.getByText('The file cannot be read as a table of listings.').waitFor();
	expect(await kept()).toEqual(before);
	await upload(
		page,
		'places.geojson',
		JSON.stringify({
			type: 'FeatureCollection',
			features: [
				{
					type: 'Feature',
					geometry: { type: 'Point', coordinates: [7.4, 46.9] },
					properties: { name: 'Screen pin' },
				},
			],
		}),
	);
	await page.getByRole('heading', { name: 'Assign the columns' }).waitFor();
	expect(await page.getByLabel('longitude').locator('option:checked').innerText()).toBe(
		'Longitude',
	);
	expect(await kept()).toHaveLength(before.length + 1);
	await button(page, 'Cancel and delete the uploaded file');
	await page.getByRole('heading', { name: 'Upload a file' }).waitFor();
	expect(await kept()).toEqual(before);
});

it('only users with the right to import and export can use the forms, and each form needs its nonce', async () => {
	const editor = await makeOwner('editor-of-imports');
	await told(`(new WP_User(${editor}))->set_role('editor')`);
	const session = await openAdmin('editor-of-imports', PASSWORD);
	expect((await session.get(SCREEN)).status).toBe(403);
	for (const action of ['gazetteer_import', 'gazetteer_export', 'gazetteer_samples']) {
		const fields = new URLSearchParams({ action, do: 'upload', trade: 'stays' });
		const asEditor = await session.post('/wp-admin/admin-post.php', fields);
		expect([action, asEditor.status]).toEqual([action, 403]);
		const asAdmin = await (await openAdmin()).post('/wp-admin/admin-post.php', fields);
		expect([action, asAdmin.status]).toEqual([action, 403]);
	}
});

it.each(['csv', 'json', 'jsonl', 'geojson'])(
	'the %s download contains every listing, and its rows are recognized by an import',
	async (format) => {
		const { page } = await visitAs('admin', SCREEN);
		await page.getByLabel('Format').selectOption(format);
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			button(page, 'Download'),
		]);
		const text = readFileSync(await download.path(), 'utf8');
		expect(download.suggestedFilename()).toMatch(new RegExp(`^listings-.*\\.${format}$`));
		const total = await told<number>(
			`(int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'gazetteer_listing' AND post_status NOT IN ('trash', 'auto-draft', 'inherit')")`,
		);
		await upload(page, `again.${format}`, text);
		await page.getByRole('heading', { name: 'Assign the columns' }).waitFor();
		await button(page, 'Continue to the preview');
		await button(page, 'Check all rows');
		await page.getByRole('heading', { name: 'Result of the check' }).waitFor();
		const counted = async (result: string) =>
			parseInt(await page.locator(`.gazetteer-import-counts .is-${result}`).innerText(), 10);
		expect([await counted('created'), await counted('refused')]).toEqual([0, 0]);
		expect((await counted('updated')) + (await counted('unchanged'))).toBe(total);
	},
);
