import { axe } from '../../browser/axe.ts';
import { publish, removePosts } from '../plugin/posts.ts';
import { wear, wearBlockTheme, wearClassicTheme, wornTheme } from '../plugin/themes.ts';
import { siteUrl } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';
import { makeForm, PLAIN, removeForms, type FieldBlock } from './own.ts';

jest.setTimeout(90_000);

const tags = (html: string) =>
	[...html.matchAll(/class="wpcf7 no-js[^>]* id="([^"]+)"/g)].map(([, id]) => id);

const OPTIONS = ['Fish & chips', '2x4 [gallery] Wordpress', 'Something else'];

/** One field of each kind, without names, which the server generates. */
const EVERY: readonly FieldBlock[] = [
	['text', { label: 'Your name', required: true, autocomplete: 'name' }],
	['email', { label: 'Your email', required: true, help: 'Only to <a href="/">reply</a>.' }],
	['url', { label: 'Website' }],
	['tel', { label: 'Telephone' }],
	['number', { label: 'How many', min: '1', max: '9' }],
	['range', { label: 'How much' }],
	['date', { label: 'Day' }],
	['time', { label: 'Hour' }],
	['textarea', { label: 'Message', counter: 'down', maxlength: 300 }],
	['select', { label: 'Topic', options: OPTIONS, blank: 'Please choose' }],
	['checkboxes', { label: 'Tick', options: OPTIONS, freeText: true, required: true }],
	['radios', { label: 'Choose', options: OPTIONS, chosen: [OPTIONS[0]] }],
	['file', { label: 'File', accept: ['pdf'] }],
	['quiz', { label: 'Question', questions: [{ question: '3 + 4?', answer: '7' }] }],
	['hidden', { label: 'Source', default: 'page' }],
	['acceptance', { content: 'I agree.' }],
	['submit', { content: 'Send it' }],
];

const NAMES = [
	...['your-name', 'your-email', 'website', 'telephone', 'how-many', 'how-much', 'field-day'],
	...['field-hour', 'message', 'topic', 'tick[]', 'choose', 'file', 'question', 'source'],
	'acceptance-1',
];

let before = '';
beforeAll(async () => {
	before = await wornTheme();
});
afterEach(async () => {
	await removePosts();
	await removeForms();
});
afterAll(() => wear(before));

describe.each([
	['block', wearBlockTheme],
	['classic', wearClassicTheme],
])('contact form in a %s theme', (_kind, wearIt) => {
	beforeAll(wearIt);

	it('a block and a shortcode render the same contact form twice, each with its own unit tag', async () => {
		const { id } = await makeForm(PLAIN);
		const path = await publish(
			`<!-- wp:gazetteer/contact-form {"form":${id}} /-->\n\n[gazetteer_contact_form form="${id}"]`,
		);
		const post = path.split('=')[1];
		const page = await fetch(siteUrl() + path);
		const html = await page.text();
		expect(tags(html)).toEqual([`wpcf7-f${id}-p${post}-o1`, `wpcf7-f${id}-p${post}-o2`]);
		const address = page.url.replace(siteUrl(), '');
		expect(html).toContain(`action="${address}#wpcf7-f${id}-p${post}-o2"`);
		expect(html.match(/name="_wpcf7_container_post" value="(\d+)"/)?.[1]).toBe(post);
		expect(html.split("id='gazetteer-contact-form-css'")).toHaveLength(2);
	});

	it('every field of a contact form is labelled, and the page has no errors', async () => {
		const { path } = await makeForm(EVERY);
		const { page, errors } = await visit(path, { javascript: false, width: 390 });
		const form = page.locator('.wpcf7-form');
		const names = await form
			.locator('input:not([type=hidden]):not([tabindex]), select, textarea')
			.evaluateAll((all) => all.map((control) => control.getAttribute('name')));
		expect(new Set(names)).toEqual(
			new Set([...NAMES.filter((name) => name !== 'source'), '_wpcf7_free_text_tick', null]),
		);
		for (const label of ['Your name *', 'Your email *', 'Topic', 'Message', '3 + 4?']) {
			expect(await form.getByLabel(label, { exact: true }).count()).toBe(1);
		}
		expect(await form.getByRole('group', { name: 'Tick' }).count()).toBe(1);
		expect(await form.getByRole('radiogroup', { name: 'Choose' }).count()).toBe(1);
		expect(await form.getByRole('button', { name: 'Send it' }).isEnabled()).toBe(true);
		expect(errors).toEqual([]);
	});
});

it('the contact form has no axe violations and can be used by keyboard, before and after a response', async () => {
	const { path } = await makeForm(EVERY);
	const { page } = await visit(path, { waitUntil: 'load' });
	expect(await axe(page, '.wpcf7')).toEqual([]);

	const { page: bare } = await visit(path, { javascript: false });
	await bare.getByRole('button', { name: 'Send it' }).click();
	await bare.locator('.wpcf7-form[data-status="invalid"]').waitFor();
	const links = bare.locator('.screen-reader-response a');
	const leads = await links.evaluateAll((all) =>
		all.map((link) => document.querySelector(link.getAttribute('href')!)?.getAttribute('name')),
	);
	expect(leads).toEqual(['your-name', 'your-email', 'tick[]', 'question']);
	expect(await bare.locator('#wpcf7-form [aria-invalid="true"]').count()).toBe(0);
	const described = await bare.getByLabel('Your email *').getAttribute('aria-describedby');
	for (const id of described!.split(' ')) {
		expect(await bare.locator(`[id="${id}"]`).count()).toBe(1);
	}
});

it('a contact form without JavaScript keeps the typed text exactly when it is shown again', async () => {
	const typed = '"Hello" -- it\'s 2x4 [gallery]...\n\n Wordpress (tm) :-) <b> &amp;';
	const { path } = await makeForm([
		['text', { label: 'name' }],
		['textarea', { label: 'Message' }],
		['select', { label: 'Topic', options: OPTIONS }],
		['checkboxes', { label: 'Tick', options: OPTIONS, freeText: true }],
		['email', { label: 'Email', required: true }],
		['submit', {}],
	]);
	const { page, status } = await visit(path, { javascript: false });
	expect(status).toBe(200);
	await page.getByLabel('name').fill('[caption] "x"');
	await page.getByLabel('Message').fill(typed);
	await page.getByLabel('Topic').selectOption(OPTIONS[1]!);
	await page.getByLabel(OPTIONS[2]!, { exact: true }).check();
	await page.locator('.wpcf7-free-text').fill('my own [gallery]');
	const answered = page.waitForResponse((response) => response.request().method() === 'POST');
	await page.getByRole('button', { name: 'Send' }).click();
	expect((await answered).status()).toBe(200);

	await page.locator('.wpcf7-form.invalid').waitFor();
	expect(await page.getByLabel('name').inputValue()).toBe('[caption] "x"');
	expect(await page.getByLabel('Message').inputValue()).toBe(typed);
	expect(await page.getByLabel('Topic').inputValue()).toBe(OPTIONS[1]);
	expect(await page.locator('[name="tick[]"]:checked').count()).toBe(1);
	expect(await page.locator('.wpcf7-free-text').inputValue()).toBe('my own [gallery]');
	expect(await page.locator('.wpcf7-not-valid-tip').allTextContents()).toHaveLength(1);
	expect(new URL(page.url()).hash).toMatch(/^#wpcf7-f\d+-p\d+-o1$/);
});
