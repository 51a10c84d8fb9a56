import { MESSAGE, TEXT } from '@gazetteer/contract';
import { answer, broken, html, raw, silence } from '../../../browser/contact-form/answers.ts';
import { DEAD_AJAX, DEAD_REST } from '../../../browser/dead-database.ts';
import { openContact, touched, type Contact } from '../../../browser/contact-form/contact.ts';
import {
	fillIn,
	GOOD,
	inStatus,
	saidBy,
	says,
	send,
	submitButton,
} from '../../../browser/contact-form/form.ts';
import type { Reply } from '../../../browser/contact-form/recorded.ts';
import { rest } from '../../../browser/rest.ts';

jest.setTimeout(60_000);

/** Expects the same form as before the submission (text, button, status), with the message visible. */
async function isAsBefore({ form, page, course }: Contact, sentence: string) {
	await says(form, sentence);
	await inStatus(form, 'init');
	expect(await form.locator('[name="your-name"]').inputValue()).toBe('Ada');
	expect(await submitButton(form).isEnabled()).toBe(true);
	const { output, region, tips } = await saidBy(form);
	expect({ output, region, tips }).toEqual({ output: [sentence], region: [sentence], tips: [] });
	expect(await page.locator('#intruder').count()).toBe(0);
	expect(await page.content()).not.toContain('undefined');
	const told = await course();
	expect(told.filter((it) => it.startsWith('submit'))).toEqual([]);
	expect(told.slice(0, 2)).toEqual(['beforesubmit', 'statuschanged init→submitting']);
}

const tryWith = async (feedback: Reply) => {
	const contact = await openContact('plain', { replies: { feedback } });
	await fillIn(contact.form, GOOD);
	await contact.forget();
	await send(contact.form);
	return contact;
};

const JSON_OF_SENT = JSON.stringify(answer('mail_sent'));

describe('invalid response to a contact form', () => {
	it.each<[string, Reply]>([
		[
			'400',
			raw(400, '{"code":"wpcf7_unit_tag_not_found","message":"x","data":{"status":400}}'),
		],
		['403', html(403)],
		['404', raw(404, '{"code":"wpcf7_not_found"}')],
		['413', html(413)],
		['415', raw(415, '{"code":"wpcf7_unsupported_media_type"}')],
		['500 with a page', html(500)],
		['502 with an empty body', raw(502)],
		['503', html(503)],
		['the database error page of WordPress', raw(500, DEAD_REST)],
		['the database error page of WordPress with status 200', raw(200, DEAD_AJAX)],
		['an HTML page with status 200', html(200)],
		['an empty body with status 200', raw(200)],
		['truncated JSON', raw(200, JSON_OF_SENT.slice(0, -20))],
		['PHP notices before the JSON', raw(200, `<b>Warning</b>: something${JSON_OF_SENT}`)],
		['a JSON string', raw(200, '"sent"')],
		['a JSON number', raw(200, '0')],
		['null', raw(200, 'null')],
		['a JSON list', raw(200, '[]')],
	])(
		'an invalid response (%s) leaves the form unchanged and shows an error',
		async (_says, reply) => {
			const contact = await tryWith(reply);
			await isAsBefore(contact, MESSAGE.invalidJson);
			expect(
				contact.errors.filter((text) => !/^(\d{3} http|Failed to load)/.test(text)),
			).toHaveLength(1);
		},
	);

	it('a response from a login page behind a redirect counts as invalid', async () => {
		const { form } = await openContact('plain', {
			before: (page) =>
				page.route('**/feedback', (route) =>
					route.fulfill({ status: 302, headers: { location: '/pages/no-widgets.html' } }),
				),
		});
		await fillIn(form, GOOD);
		await send(form);
		await says(form, MESSAGE.invalidJson);
		await inStatus(form, 'init');
	});

	it('a response with status 204 shows that no response came', async () => {
		const { form, errors } = await tryWith(raw(204));
		await says(form, TEXT.contactUnanswered);
		await inStatus(form, 'init');
		expect(await form.locator('[name="your-name"]').inputValue()).toBe('Ada');
		expect(await submitButton(form).isEnabled()).toBe(true);
		expect(errors.filter((text) => text.includes('TypeError'))).toEqual([]);
	});
});

describe('missing response to a contact form', () => {
	it('a submission while offline restores the form, keeps the text, and the next submission succeeds', async () => {
		const contact = await openContact('plain');
		const { form, context, page, server } = contact;
		await fillIn(form, GOOD);
		await touched(contact);
		await rest(page);
		await contact.forget();
		const cut = (url: URL) => url.pathname.endsWith('/feedback');
		await page.route(cut, (route) => route.abort('internetdisconnected'));
		await context.setOffline(true);
		await send(form);
		await isAsBefore(contact, MESSAGE.offline);

		await page.unroute(cut);
		await context.setOffline(false);
		await send(form);
		await inStatus(form, 'sent');
		expect(server.of('feedback')).toHaveLength(1);
	});

	it('the form shows the offline message even if the connection was lost before the first touch', async () => {
		const { form, context, page } = await openContact('plain', {
			before: async (fresh) => {
				await fresh.clock.install();
			},
		});
		await rest(page);
		await page.route(/feedback|\/dist\//, (route) => route.abort('internetdisconnected'));
		await context.setOffline(true);
		await fillIn(form, GOOD);
		await send(form);
		await page.clock.fastForward(1000);
		await says(form, MESSAGE.offline);
		expect((await saidBy(form)).region).toEqual([MESSAGE.offline]);
	});

	it.each<[string, Reply]>([
		['the connection ended during the response', broken],
		['the connection ended before the response', (response) => void response.destroy()],
	])('a lost response (%s) restores the form', async (_says, reply) => {
		await isAsBefore(await tryWith(reply), MESSAGE.offline);
	});

	it('a response that is missing for one minute cancels the submission, and not earlier', async () => {
		const contact = await openContact('plain', {
			replies: { feedback: silence },
			before: (page) => page.clock.install(),
		});
		const { form, page } = contact;
		await fillIn(form, GOOD);
		await contact.forget();
		await send(form);
		await inStatus(form, 'submitting');
		await page.clock.runFor(58_000);
		expect(await form.getAttribute('data-status')).toBe('submitting');
		await page.clock.runFor(3000);
		await isAsBefore(contact, MESSAGE.offline);
	});
});

describe('unusual response to a contact form', () => {
	it('a response with a byte order mark is parsed', async () => {
		// Send two byte order marks, because the browser removes the first one.
		const { form } = await tryWith(raw(200, `\uFEFF\uFEFF${JSON_OF_SENT}`));
		await inStatus(form, 'sent');
	});

	it.each<[string, object]>([
		['no message', { message: undefined }],
		['a number as its message', { message: 7 }],
		['an object as the refused fields', { invalid_fields: { field: 'your-name' } }],
		['refused fields without a name', { invalid_fields: [null, 3, {}, { field: 4 }] }],
		['a list as the captcha', { captcha: ['x'], quiz: 'y' }],
		['nulls', { invalid_fields: null, captcha: null, quiz: { 'your-quiz': null } }],
	])('a response with %s is accepted', async (_says, extra) => {
		const { form, errors, page } = await tryWith(answer('mail_failed', extra));
		await inStatus(form, 'failed');
		await rest(page);
		expect(await page.content()).not.toContain('undefined');
		expect(errors).toEqual([]);
	});

	it('a response whose status is not a string counts as invalid', async () => {
		const { form } = await tryWith({ status: 5, message: 'hm' });
		await says(form, 'hm').catch(() => says(form, MESSAGE.invalidJson));
		expect(await form.getAttribute('data-status')).toMatch(/^(init|custom-5)$/);
	});
});

describe('server that answers with status 429', () => {
	it('a server that answers 429 gets no request until its Retry-After time is over, and then one', async () => {
		const busy = raw(429, '{"code":"too_many_requests","message":"x"}', {
			'retry-after': '30',
		});
		const contact = await openContact('plain', {
			replies: { feedback: [busy, answer('mail_sent')] },
			before: (page) => page.clock.install(),
		});
		const { form, page, server } = contact;
		await fillIn(form, GOOD);
		await send(form);
		await says(form, MESSAGE.invalidJson);
		await inStatus(form, 'init');

		await send(form);
		await says(form, MESSAGE.invalidJson);
		await inStatus(form, 'init');
		expect(await submitButton(form).isEnabled()).toBe(true);
		expect(server.of('feedback')).toHaveLength(1);

		await page.clock.fastForward(31_000);
		await send(form);
		await inStatus(form, 'sent');
		expect(server.of('feedback')).toHaveLength(2);
	});
});

describe('contact form rules that fail to load', () => {
	it.each<[string, Reply]>([
		['500', html(500)],
		['no rules', raw(200, '{"rules":"none"}')],
		['null', raw(200, 'null')],
	])('rules that fail to load (%s) do not prevent a submission', async (_says, schema) => {
		const { form } = await openContact('plain', { replies: { schema } });
		await fillIn(form, GOOD);
		await send(form);
		await inStatus(form, 'sent');
	});
});
