import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import {
	answer,
	EMAIL_WRONG,
	NAME_MISSING,
	raw,
	refusal,
} from '../../browser/contact-form/answers.ts';
import { openContact } from '../../browser/contact-form/contact.ts';
import { fillIn, GOOD, inStatus, says, send } from '../../browser/contact-form/form.ts';
import { makeForm, PLAIN, removeForms } from './own.ts';
import { rest } from '../../browser/rest.ts';

jest.setTimeout(60_000);

interface Step {
	does: string;
	hears: string[];
	/** The focused element, with its accessible name and description. */
	focus?: { name: string; label: string; described: string };
}

const transcript = JSON.parse(
	readFileSync(join(__dirname, '../../cases/contact/transcript.json'), 'utf8'),
) as Step[];

let path = '';
beforeAll(async () => {
	({ path } = await makeForm(PLAIN));
});
afterAll(removeForms);

/** Records every change of the live regions from now on. */
const listen = (page: Page) =>
	page.addInitScript(() => {
		const spoken: string[] = [];
		Object.assign(window, { spoken });
		const last = new WeakMap<Element, string>();
		new MutationObserver((changes) => {
			for (const { target } of changes) {
				const element = target instanceof Element ? target : target.parentElement;
				const region = element?.closest('[aria-live],[role="status"],[role="alert"]');
				if (!region || region.getAttribute('aria-live') === 'off') continue;
				const words = region.textContent?.replace(/\s+/g, ' ').trim() ?? '';
				if (words !== '' && words !== last.get(region)) spoken.push(words);
				last.set(region, words);
			}
		}).observe(document, { childList: true, subtree: true, characterData: true });
	});

const spoken = (page: Page) =>
	page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.splice(0));

const focus = (page: Page) =>
	page.locator(':focus').evaluate((it) => {
		const { name, labels } = it as HTMLInputElement;
		const ids = it.getAttribute('aria-describedby')?.split(' ') ?? [];
		const words = (element: Element | null | undefined) =>
			element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
		return {
			name,
			label: words(labels?.[0]).replace(/\W+$/, ''),
			described: ids.map((id) => words(document.getElementById(id))).join(' '),
		};
	});

const STEPS: Record<string, (form: Locator) => Promise<void>> = {
	'sends with nothing filled in': async (form) => {
		await send(form);
		await inStatus(form, 'invalid');
		await says(form, 'Two lines need another look.');
		await form.locator('[name="your-name"]:focus').waitFor();
	},
	'types a name': (form) => fillIn(form, { 'your-name': 'Ada' }),
	'types an address that is none': async (form) => {
		await fillIn(form, { 'your-email': 'nobody' });
		await form.locator('.wpcf7-not-valid-tip:has-text("That is no address.")').waitFor();
	},
	'types an address': (form) => fillIn(form, { 'your-email': GOOD['your-email'] }),
	'sends while the server is out of order': async (form) => {
		await send(form);
		await says(form, 'The response is not a valid JSON response.');
	},
	'sends once more, in vain': async (form) => {
		await send(form);
		await inStatus(form, 'failed');
		await says(form, answer('mail_failed').message);
	},
	'sends and succeeds': async (form) => {
		await send(form);
		await inStatus(form, 'sent');
		await says(form, answer('mail_sent').message);
	},
};

it('a screen reader announces each text of the contact form transcript once, and nothing else', async () => {
	const { form, page } = await openContact(path, {
		before: listen,
		replies: {
			feedback: [
				refusal(NAME_MISSING, EMAIL_WRONG),
				raw(500),
				answer('mail_failed'),
				answer('mail_sent'),
			],
		},
	});
	// Load the interactive part first: without it, the message also contains the field errors.
	await form.locator('[name="your-name"]').focus();
	await page.waitForFunction(() => 'swv' in window);
	await rest(page);
	const heard: Step[] = [];
	await spoken(page);
	for (const { does, focus: there } of transcript) {
		await STEPS[does]!(form);
		await rest(page);
		heard.push({ does, hears: await spoken(page), ...(there && { focus: await focus(page) }) });
	}
	expect(heard).toEqual(transcript);
});
