import { answer, held } from '../../browser/contact-form/answers.ts';
import { openContact, touched, type ContactOptions } from '../../browser/contact-form/contact.ts';
import { fillIn, GOOD, inStatus, send } from '../../browser/contact-form/form.ts';
import { rest } from '../../browser/rest.ts';

jest.setTimeout(60_000);

/**
 * Opens the page and holds its scripts (all, or all but the loader) until the test releases them.
 */
const openLate = async (scripts: RegExp, options: ContactOptions = {}) => {
	let letGo = () => {};
	const come = new Promise<void>((done) => {
		letGo = done;
	});
	const contact = await openContact('every-field', {
		replies: { schema: { rules: [] } },
		mounted: false,
		waitUntil: 'commit',
		...options,
		before: async (page) => {
			await page.route(scripts, async (route) => {
				await come;
				await route.continue();
			});
		},
	});
	const arrive = async () => {
		letGo();
		await contact.page.locator('.wpcf7[data-gz-mounted]').waitFor({ state: 'attached' });
	};
	return { ...contact, arrive };
};

const ALL = /\/dist\//;
const BEYOND_LOADER = /\/dist\/contact-form/;

describe('contact form script that arrives while the visitor fills in the form', () => {
	it('a late script changes nothing in the form: text, checkboxes, selections, files and caret', async () => {
		const { form, page, arrive } = await openLate(ALL);
		await form.locator('[name="your-email"]').fill('ada@example.org');
		await form.locator('[name="likes[]"][value="Gulls"]').check();
		await form.locator('[name="way"][value="On foot"]').check();
		await form.locator('[name="quay"]').selectOption('South');
		await form.locator('[name="boats[]"]').selectOption(['Ada', 'Mary']);
		await form.locator('[name="which-day"]').fill('2026-05-01');
		await form.locator('[name="consent"]').check();
		await form.locator('[name="paper"]').setInputFiles({
			name: 'map.txt',
			mimeType: 'text/plain',
			buffer: Buffer.from('x'),
		});
		const name = form.locator('[name="your-name"]');
		await name.pressSequentially('Ada Lovelace');
		await name.evaluate((it) => (it as HTMLInputElement).setSelectionRange(2, 5));
		await form.evaluate((it) => {
			const kept = [...(it as HTMLFormElement).elements];
			Object.assign(window, { kept });
		});
		const state = () =>
			form.evaluate((it) => ({
				// Ignore a free-text line while its checkbox is not checked.
				fields: [...new FormData(it as HTMLFormElement)]
					.filter(([of]) => !of.startsWith('_wpcf7_free_text_'))
					.map(([of, value]) =>
						value instanceof File ? `${of}=${value.name}` : `${of}=${value}`,
					),
				focus: document.querySelector<HTMLInputElement>(':focus')?.name,
				caret: (({ selectionStart, selectionEnd }) => [selectionStart, selectionEnd])(
					document.querySelector<HTMLInputElement>('[name="your-name"]')!,
				),
				same: (window as unknown as { kept: Element[] }).kept.every(
					(one) => one.isConnected,
				),
			}));
		const before = await state();
		expect(before.fields).toContain('paper=map.txt');

		await arrive();
		await rest(page);
		expect(await state()).toEqual(before);
		expect(await form.locator('.wpcf7-submit').isEnabled()).toBe(true);
		await page.keyboard.type('!');
		expect(await name.inputValue()).toBe('Ad!ovelace');
	});

	it('a late script validates the fields and updates counters from then on', async () => {
		const { form, arrive } = await openLate(ALL);
		await form.locator('[name="your-message"]').fill('Hello');
		await arrive();
		await form.locator('.wpcf7-character-count:has-text("5")').waitFor();
		expect(await form.locator('.wpcf7-submit').isEnabled()).toBe(false);
	});
});

describe('contact form submission before the script is ready', () => {
	it.each([
		['with the button', 1],
		['by several clicks', 3],
	])('an early submission %s is sent once, when the script is ready', async (_says, clicks) => {
		const { form, server, arrive, page } = await openLate(BEYOND_LOADER);
		await page.waitForFunction(() => 'Gazetteer' in window);
		await fillIn(form, GOOD);
		await form.locator('[name="consent"]').check();
		await form.locator('.wpcf7-submit').click({ clickCount: clicks, noWaitAfter: true });
		await rest(page);
		expect(server.of('feedback')).toEqual([]);
		await arrive();
		await inStatus(form, 'sent');
		await rest(page);
		expect(server.of('feedback')).toHaveLength(1);
		expect(page.url()).toContain('/pages/contact-every-field.html');
	});

	it('an early submission with Enter is sent once', async () => {
		const { form, server, arrive, page } = await openLate(BEYOND_LOADER);
		await page.waitForFunction(() => 'Gazetteer' in window);
		await fillIn(form, GOOD);
		await form.locator('[name="consent"]').check();
		await form.locator('[name="your-name"]').press('Enter');
		await arrive();
		await inStatus(form, 'sent');
		expect(server.of('feedback')).toHaveLength(1);
	});
});

describe('visitor who navigates back to a contact form', () => {
	it('a contact form that was left while sending is ready to use when the visitor navigates back', async () => {
		const never = held(answer('mail_sent'));
		const { form, page } = await openContact('areas', { replies: { feedback: never.reply } });
		await fillIn(form, GOOD);
		await send(form);
		await inStatus(form, 'submitting');
		await page.evaluate(() => {
			dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
			dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
		});
		await inStatus(form, 'init');
		expect(
			await form.locator('#rests-while-sending').evaluate((it) => (it as HTMLElement).inert),
		).toBe(false);
		expect(await form.locator('[name="your-name"]').inputValue()).toBe('Ada');
		expect(await form.locator('.wpcf7-submit').isEnabled()).toBe(true);
		expect(await form.locator('.wpcf7-spinner').isVisible()).toBe(false);
	});

	it('a contact form gets a new question and picture when the visitor navigates back', async () => {
		const contact = await openContact('challenges', {
			replies: { refill: { quiz: { 'your-quiz': ['Five plus one?', 'ab'.repeat(16)] } } },
		});
		const { form, page, server } = contact;
		await touched(contact);
		await rest(page);
		await page.evaluate(() =>
			dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
		);
		await form.locator('.wpcf7-quiz-label:has-text("Five plus one?")').waitFor();
		expect(server.of('refill')).toHaveLength(1);
	});

	it('a contact form works after the visitor used the back button', async () => {
		const { form, page, server } = await openContact('plain');
		await fillIn(form, GOOD);
		await page.goto('/pages/no-widgets.html');
		await page.goBack();
		await page.locator('.wpcf7[data-gz-mounted]').waitFor({ state: 'attached' });
		await fillIn(form, GOOD);
		await send(form);
		await inStatus(form, 'sent');
		expect(server.of('feedback')).toHaveLength(1);
	});
});
