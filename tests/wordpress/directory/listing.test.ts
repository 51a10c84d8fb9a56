import { axe } from '../../browser/axe.ts';
import { php } from '../plugin/posts.ts';
import { runWordPress } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';
import { planId } from './pages.ts';
import { upload } from './photos.ts';

const made: string[] = [];

/** Publishes a listing and returns its path. */
async function list(
	content: string,
	details: Record<string, unknown>,
	plan = 0,
	author = 1,
): Promise<string> {
	const id = await runWordPress(
		`kses_remove_filters(); $id = wp_insert_post(wp_slash(['post_type' => 'gazetteer_listing', 'post_title' => 'Under test', 'post_status' => 'publish', 'post_author' => ${author}, 'post_content' => ${php(content)}]));
		update_post_meta($id, 'gazetteer_details', wp_slash(${php(details)})); update_post_meta($id, 'plan_id', ${plan}); echo $id;`,
	);
	made.push(id);
	return `/?post_type=gazetteer_listing&p=${id}`;
}

// The demo's form for messages needs scripts, so leave it out.
const chooseForm = (form: string) =>
	runWordPress(
		`$option = (array) get_option('gazetteer', []); echo $option['messageForm'] ?? 0; update_option('gazetteer', ['messageForm' => ${form}] + $option);`,
	);
let form = '';
beforeAll(async () => {
	form = await chooseForm('0');
});
afterAll(() => chooseForm(form));

afterEach(async () => {
	await runWordPress(
		`foreach (${php(made.splice(0))} as $id) { wp_delete_post((int) $id, true); }`,
	);
});

const ALL = {
	tagline_text: 'What it is',
	gAddress: '1 Runway Road',
	phone: '+41 44 000 00 00',
	whatsapp: '+41 79 000 00 00',
	email: 'owner@place.example',
	website: 'https://place.example/here',
	instagram: 'https://instagram.com/place',
	latitude: '47.4',
	longitude: '8.5',
	video: 'https://videos.example/1',
	price_status: 'moderate',
	business_hours: { Monday: { open: '09:00', close: '17:00' } },
	faqs: { faq: { 1: 'Why?' }, faqans: { 1: 'Because.' } },
};

describe('page of a listing', () => {
	it('the page of a listing without a plan shows all details in the designed order', async () => {
		const { page, requests } = await visit(await list('About it.', ALL));
		const text = await page.locator('.gz-place').innerText();
		const places = [
			'What it is',
			'Moderate',
			'Watch the video',
			'1 Runway Road',
			'+41 44 000 00 00',
			'WhatsApp',
			'place.example',
			'Instagram',
			'Add to contacts',
			'Opening hours',
			'About it.',
			'Show on a map',
			'Why?',
		].map((part) => text.indexOf(part));
		expect(places).not.toContain(-1);
		expect(places).toEqual([...places].sort((a, b) => a - b));
		expect(requests.filter((path) => path.includes('/blocks/'))).toEqual([
			'/wp-content/plugins/gazetteer/blocks/directory/style.css',
			'/wp-content/plugins/gazetteer/blocks/directory/listing.css',
		]);
	});

	it('the page of a listing shows only the details that its plan includes', async () => {
		const { page } = await visit(await list('About it.', ALL, await planId('free')));
		const text = await page.locator('.gz-place').innerText();
		for (const shown of ['What it is', '1 Runway Road', '+41 44 000 00 00', 'Show on a map'])
			expect(text).toContain(shown);
		for (const kept of [
			'Moderate',
			'Why?',
			'Watch the video',
			'place.example',
			'Opening hours',
		])
			expect(text).not.toContain(kept);
	});

	it('the page of a listing hides email addresses unless the site owner enables them', async () => {
		const path = await list('', ALL);
		const { page } = await visit(path);
		expect(await page.content()).not.toContain('place.example"');
		expect(await page.locator('.gz-place-contact a[href^="mailto:"]').count()).toBe(0);
	});

	it('the page of a listing sends no request to another host before the visitor follows a link', async () => {
		const hosts = new Set<string>();
		const { page } = await visit(await list('About it.', ALL), {
			before: async (opened) =>
				opened.on('request', (request) => {
					const { protocol, host } = new URL(request.url());
					if (protocol.startsWith('http')) hosts.add(host);
				}),
		});
		expect([...hosts]).toEqual([new URL(page.url()).host]);
	});

	it('the page of a listing runs no script, shortcode or block in the input of a visitor', async () => {
		const author = Number(
			await runWordPress(
				"echo username_exists('lister') ?: wp_create_user('lister', wp_generate_password(), 'lister@example.test');",
			),
		);
		const bad = '[gazetteer_scroll_top] <script>window.bad = 1</script>';
		const { page, requests } = await visit(
			await list(
				'[gazetteer_scroll_top] <!-- wp:gazetteer/scroll-top /-->',
				{
					...ALL,
					tagline_text: bad,
					gAddress: bad,
					website: 'javascript:alert(1)',
					faqs: { faq: { 1: bad }, faqans: { 1: bad } },
				},
				0,
				author,
			),
		);
		expect(await page.evaluate(() => 'bad' in window)).toBe(false);
		expect(await page.locator('[data-gazetteer="scroll-top"], .gz-scroll-top').count()).toBe(0);
		expect(await page.locator('.gz-place a[href^="javascript:"]').count()).toBe(0);
		expect(requests.join()).not.toContain('scroll-top');
		expect(await page.locator('.gz-place-description').innerText()).toContain(
			'[gazetteer_scroll_top]',
		);
	});

	it('the page of a listing contains the same facts as structured data', async () => {
		const { page } = await visit(await list('About it.', ALL));
		const facts = JSON.parse(
			(await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
		) as Record<string, unknown>;
		expect(facts).toMatchObject({
			'@type': 'LocalBusiness',
			name: 'Under test',
			telephone: '+41 44 000 00 00',
			geo: { latitude: 47.4, longitude: 8.5 },
			openingHoursSpecification: [{ opens: '09:00', closes: '17:00' }],
			sameAs: ['https://place.example/here', 'https://instagram.com/place'],
		});
		expect(facts['email']).toBeUndefined();
	});

	it.each([
		['with a business', '/listing/hotel-windsock/', 1280],
		['with an airport, on a phone', '/listing/zurich-airport-zrh/', 390],
		['at 400 % zoom', '/listing/hotel-windsock/', 320],
	])('the page of a listing is accessible %s', async (_says, path, width) => {
		const { page, errors } = await visit(path, { width });
		expect(await axe(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
		expect(errors).toEqual([]);
	});

	it('the page of a listing names its photos, opens them on the page, and uses the first as preview image', async () => {
		const photos = await upload([{}, { alt: 'The terrace' }]);
		made.push(...photos.map(String));
		const path = await list('About it.', ALL);
		await runWordPress(
			`update_post_meta(${made.at(-1)}, 'gallery_image_ids', '${photos.join()}');`,
		);

		const { page, errors } = await visit(path);
		const links = page.locator('.gz-gallery a');
		expect(
			await links.evaluateAll((found) =>
				found.map((link) => link.getAttribute('aria-label')),
			),
		).toEqual(['Photo 1 of 2, Under test', 'Photo 2 of 2, Under test: The terrace']);
		const address = page.url();
		await links.nth(1).click();
		await page.locator('dialog[data-loaded]').waitFor();
		expect(page.url()).toBe(address);
		expect(await axe(page)).toEqual([]);
		await page.keyboard.press('Escape');

		const facts = await page
			.locator('script[type="application/ld+json"]')
			.first()
			.textContent();
		expect(facts).toContain('under-test');
		await page.goto('/directory/?gz_words=under+test');
		expect(await page.locator('.gz-listing-image').getAttribute('src')).toContain('under-test');
		expect(errors).toEqual([]);
	});

	it('visitors open an FAQ answer on a listing page with the keyboard, without JavaScript', async () => {
		const { page } = await visit(await list('', ALL), { javascript: false });
		const answer = page.getByText('Because.');
		expect(await answer.isVisible()).toBe(false);
		await page.locator('.gz-place-faqs summary').focus();
		await page.keyboard.press('Enter');
		expect(await answer.isVisible()).toBe(true);
	});

	it('the page of a listing shows five of its photos, and all of them without JavaScript', async () => {
		const photos = await upload([{}, {}, {}, {}, {}, {}]);
		made.push(...photos.map(String));
		const path = await list('About it.', ALL);
		await runWordPress(
			`update_post_meta(${made.at(-1)}, 'gallery_image_ids', '${photos.join()}');`,
		);
		const { page } = await visit(path);
		const links = page.locator('.gz-gallery a:visible');
		const all = page.getByRole('link', { name: 'Show all 6 photos' });
		expect(await links.count()).toBe(5);
		await all.click();
		await page.locator('dialog[data-loaded]').waitFor();
		expect(await page.locator('dialog').innerText()).toContain('1 / 6');
		await page.keyboard.press('Escape');
		expect(await all.evaluate((link) => link.matches(':focus'))).toBe(true);

		const plain = await visit(path, { javascript: false });
		await plain.page.getByRole('link', { name: 'Show all 6 photos' }).click();
		expect(await plain.page.locator('.gz-gallery a:visible').count()).toBe(6);
	});

	it('“Add to contacts” downloads a vCard, but not of a listing that the visitor cannot see', async () => {
		const path = await list('', { ...ALL, gAddress: '1 Runway Road, Zürich; Hall A' });
		const { page } = await visit(path);
		const card = await page
			.getByRole('link', { name: 'Add to contacts' })
			.evaluate((link) => (link as HTMLAnchorElement).href);
		const answer = await fetch(card);
		expect(answer.headers.get('content-type')).toBe('text/vcard; charset=utf-8');
		const text = await answer.text();
		expect(text).toContain('FN:Under test\r\n');
		expect(text).toContain('TEL;TYPE=WORK,VOICE:+41 44 000 00 00\r\n');
		expect(text).toContain('Zürich\\; Hall A');
		expect(text).not.toContain('owner@place.example');
		for (const change of [
			"'post_status' => 'draft'",
			"'post_status' => 'private'",
			"'post_status' => 'publish', 'post_password' => 'secret'",
		]) {
			await runWordPress(`wp_update_post(['ID' => ${made.at(-1)}, ${change}]);`);
			expect(await (await fetch(card)).text()).not.toContain('BEGIN:VCARD');
		}
	});

	it('a cached page of a listing corrects “Open now”, and changes it when the place closes', async () => {
		// The server printed the page now, and the visitor reads it at another moment.
		const { page } = await visit(await list('', ALL), {
			before: (opened) => opened.clock.install({ time: new Date('2026-11-16T16:58:30Z') }),
		});
		const line = page.locator('.gz-place-hours .gz-open-state');
		await page.clock.runFor(10_000);
		await page.locator('.gz-place-hours .gz-is-open').waitFor();
		expect(await line.innerText()).toMatch(/Open now.*Closes at 5:00 pm/);
		await page.clock.runFor(120_000);
		expect(await line.innerText()).toMatch(/Closed now.*Opens Mon 9:00 am/);
	});
});
