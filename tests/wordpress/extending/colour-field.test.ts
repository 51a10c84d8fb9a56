import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runWordPress, siteUrl } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';
import { forgetEntries } from '../contact-form/entries/kept.ts';
import { makeForm, removeForms, type OwnForm } from '../contact-form/own.ts';
import { category, guest, kept, listing, send } from '../submission/sending.ts';

jest.setTimeout(120_000);

const HINT = 'Enter a colour like #1e90ff.';
const MU_PLUGIN = "WPMU_PLUGIN_DIR . '/colour-field.php'";
const plugin = readFileSync(path.join(__dirname, 'colour-field.php'), 'utf8');
const docs = path.join(__dirname, '../../../docs/for-plugin-developers.md');

let form: OwnForm;

beforeAll(async () => {
	const code = Buffer.from(plugin).toString('base64');
	await runWordPress(`file_put_contents(${MU_PLUGIN}, base64_decode('${code}'));`);
	form = await makeForm([
		['colour', { label: 'Your shade', name: 'your-shade', required: true }],
		['submit', { content: 'Send' }],
	]);
	await runWordPress(`wp_insert_post(['post_type' => 'gazetteer_field', 'post_status' => 'publish', 'post_name' => 'shade', 'post_title' => 'Shade', 'meta_input' => [
		'gazetteer_field_settings' => ['type' => 'colour', 'everywhere' => true, 'filterable' => true],
	]]);`);
});

afterAll(async () => {
	await runWordPress(`
		wp_delete_post(get_page_by_path('shade', OBJECT, 'gazetteer_field')->ID, true);
		unlink(${MU_PLUGIN});
	`);
	await forgetEntries();
	await removeForms();
});

/** Sends a message; also returns the mail and the stored entry. */
const message = async (shade: string) =>
	JSON.parse(
		await runWordPress(`
			$mail = '';
			add_filter('pre_wp_mail', function ($sent, array $given) use (&$mail) { $mail = $given['message']; return true; }, 1, 2);
			$_SERVER['REQUEST_METHOD'] = 'POST';
			$request = new WP_REST_Request('POST', '/gazetteer/v1/contact-forms/${form.id}/feedback');
			$request->set_header('Content-Type', 'multipart/form-data; boundary=x');
			$drawn = (new Gazetteer\\ContactForm\\Domain\\Spam\\RenderToken(Gazetteer\\ContactForm\\Submission\\SiteSigner::signer()))->write(${form.id}, time() - 60);
			$request->set_body_params(['_wpcf7' => '${form.id}', '_wpcf7_unit_tag' => 'wpcf7-f${form.id}-o1', '_wpcf7_container_post' => '0', 'gazetteer_note' => '', 'gazetteer_request' => wp_generate_uuid4(), 'gazetteer_drawn' => $drawn, 'your-shade' => '${shade}']);
			$answer = (array) rest_do_request($request)->get_data();
			global $wpdb;
			$entry = json_decode((string) $wpdb->get_var("SELECT content FROM {$wpdb->prefix}gazetteer_entries WHERE form = ${form.id} ORDER BY id DESC LIMIT 1"), true);
			echo json_encode(['status' => $answer['status'], 'invalid' => array_column($answer['invalid_fields'], 'message'), 'mail' => $mail, 'entry' => $entry['fields'] ?? null]);
		`),
	) as { status: string; invalid: string[]; mail: string; entry: unknown };

/** Publishes a listing that the owner's form sent, and returns its address. */
async function published(shade: string): Promise<{ title: string; path: string }> {
	const fields = listing({
		...guest(),
		category: await category(),
		'lp_form_fields_inn[shade]': shade,
	});
	expect((await send(fields)).answer.response).toBe('success');
	const [saved] = await kept(fields['postTitle']);
	const address = await runWordPress(
		`wp_publish_post(${saved?.id}); echo get_permalink(${saved?.id});`,
	);
	return { title: saved?.title ?? '', path: address.replace(siteUrl(), '') };
}

describe('field type of another plugin', () => {
	it('the example of a field type is the one in the docs for plugin developers, in under 80 lines', () => {
		expect(plugin.split('\n').length).toBeLessThan(80);
		expect(readFileSync(docs, 'utf8')).toContain(
			plugin.slice(plugin.indexOf("add_filter('gazetteer_field_types'")),
		);
	});

	it('a field type of another plugin refuses an invalid value of a contact form with its own message', async () => {
		expect(await message('blue')).toMatchObject({
			status: 'validation_failed',
			invalid: [HINT],
			mail: '',
			entry: null,
		});
	});

	it('a field type of another plugin puts a valid value as text into the mail and the entry', async () => {
		const { status, mail, entry } = await message(' #1E90FF');
		expect([status, mail]).toEqual(['mail_sent', 'Your shade: Colour #1e90ff']);
		expect(entry).toEqual([
			{ name: 'your-shade', label: 'Your shade', values: ['Colour #1e90ff'] },
		]);
	});

	it('a field type of another plugin is drawn in a contact form, and the browser checks its rules', async () => {
		const { page, errors } = await visit(form.path);
		const shade = page.getByLabel('Your shade');
		expect(await shade.getAttribute('type')).toBe('color');
		expect(await shade.getAttribute('aria-required')).toBe('true');
		// A colour input cannot contain an invalid value.
		await shade.evaluate((input) => input.setAttribute('type', 'text'));
		await shade.fill('#1e90ff00');
		await page.getByRole('button', { name: 'Send' }).focus();
		await page.locator('.wpcf7-not-valid-tip').getByText(HINT).waitFor({ state: 'visible' });
		expect(errors).toEqual([]);
	});

	it('a field type of another plugin refuses an invalid value of a listing with its own message', async () => {
		const fields = listing({
			...guest(),
			category: await category(),
			'lp_form_fields_inn[shade]': 'blue',
		});
		const { answer } = await send(fields);
		expect(answer.response).toBe('fail');
		expect(answer.status).toMatchObject({ 'lp_form_fields_inn[shade]': HINT });
		expect(await kept(fields['postTitle'])).toEqual([]);
	});

	it('a field type of another plugin is drawn in the listing form', async () => {
		const { page } = await visit('/submit/', { javascript: false });
		const shade = page.getByLabel('Shade');
		expect(await shade.getAttribute('type')).toBe('color');
		expect(await shade.getAttribute('name')).toBe('lp_form_fields_inn[shade]');
	});

	it('a field of another plugin is printed as a swatch on the page of a listing, and finds the listing by its exact value', async () => {
		const blue = await published('#1E90FF');
		const red = await published('#ff0000');
		const place = await visit(blue.path);
		const value = place.page.locator('.gz-place-values dd', {
			has: place.page.locator('.my-swatch'),
		});
		expect(await value.locator('.my-swatch').getAttribute('style')).toBe('background:#1e90ff');
		expect(await value.innerText()).toContain('#1e90ff');
		await place.close();

		const { page } = await visit('/directory/', { width: 1280 });
		await page.getByLabel('Shade').fill('#1E90FF');
		await Promise.all([
			page.waitForURL(/gz_field%5Bshade%5D=/),
			page.getByRole('button', { name: 'Search' }).click(),
		]);
		const cards = page.locator('.gz-directory');
		await cards.getByText(blue.title).first().waitFor({ state: 'visible' });
		expect(await cards.getByText(red.title).count()).toBe(0);
		expect(await page.getByLabel('Shade', { exact: true }).inputValue()).toBe('#1E90FF');
	});

	it('a field type of another plugin is offered in the form editor without a script of that plugin', async () => {
		const { page } = await visit('/wp-admin/post-new.php?post_type=gazetteer_form', {
			as: 'admin',
			waitUntil: 'domcontentloaded',
		});
		page.setDefaultTimeout(60_000);
		await page.waitForSelector('.is-root-container, iframe[name="editor-canvas"]');
		const canvas = page.frame('editor-canvas') ?? page.mainFrame();
		await canvas.locator('.wp-block-gazetteer-field-textarea').click();
		await page
			.getByRole('button', { name: /^(Toggle block inserter|Block Inserter)$/ })
			.click();
		await page.getByPlaceholder('Search').first().fill('Colour');
		await page.getByRole('option', { name: 'Colour', exact: true }).click();
		const block = canvas.locator('.wp-block-gazetteer-field-colour');
		await block.locator('input[type="color"]').waitFor({ state: 'visible' });
		expect(await block.locator('.gz-label-text').innerText()).toBe('Colour');
		await page.context().close();
	});

	it('a field type of another plugin is in the list of field types for listings', async () => {
		const { page } = await visit(
			'/wp-admin/edit.php?post_type=gazetteer_listing&page=gazetteer-fields',
			{ as: 'admin' },
		);
		const row = page.locator('.gz-row', { hasText: 'Shade' });
		await row.getByText('Colour · filter').waitFor({ state: 'visible' });
		await row.getByRole('button', { name: 'Edit “Shade”' }).click();
		expect(await page.getByLabel('Field type').inputValue()).toBe('colour');
		expect(await page.getByLabel('Use as a filter in the directory').isChecked()).toBe(true);
	});
});
