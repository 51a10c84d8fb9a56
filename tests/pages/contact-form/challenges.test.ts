import { answer } from '../../browser/contact-form/answers.ts';
import { openContact } from '../../browser/contact-form/contact.ts';
import { inStatus, says, send } from '../../browser/contact-form/form.ts';
import { rest } from '../../browser/rest.ts';
import { until } from '../../browser/until.ts';

jest.setTimeout(60_000);

const NEXT = {
	quiz: { 'your-quiz': ['Three plus <i>one</i>?', 'cc40bdebce2b11745be0133f7aaa4c66'] },
	captcha: { 'your-captcha': '/pages/images/5647382910.png' },
};

const read = (contact: Awaited<ReturnType<typeof openContact>>) =>
	contact.form.evaluate((form) => {
		const value = (name: string) =>
			form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
		return {
			question: form.querySelector('.wpcf7-quiz-label')?.textContent,
			hash: value('_wpcf7_quiz_answer_your-quiz'),
			answer: value('your-quiz'),
			picture: form.querySelector('.wpcf7-captchac')?.getAttribute('src'),
			challenge: value('_wpcf7_captcha_challenge_your-captcha'),
			letters: value('your-captcha'),
		};
	});

const RENEWED = {
	question: 'Three plus <i>one</i>?',
	hash: 'cc40bdebce2b11745be0133f7aaa4c66',
	answer: '',
	picture: '/pages/images/5647382910.png',
	challenge: '5647382910',
	letters: '',
};

/** A separate script renders new questions and pictures, shortly after the message of the answer. */
const renewed = (
	{ page }: Awaited<ReturnType<typeof openContact>>,
	given: { question?: string; picture?: string },
) =>
	page.waitForFunction(({ question, picture }) => {
		const label = document.querySelector('.wpcf7-quiz-label')?.textContent;
		const src = document.querySelector('.wpcf7-captchac')?.getAttribute('src');
		return (!question || label === question) && (!picture || src === picture);
	}, given);

const openChallenges = (replies: object) => openContact('challenges', { replies });

describe('quiz question and captcha picture', () => {
	it.each(['validation_failed', 'spam', 'mail_failed', 'aborted'])(
		'quiz question and captcha picture are replaced after a response with status “%s”',
		async (status) => {
			const contact = await openChallenges({ feedback: answer(status, NEXT) });
			await contact.form.locator('[name="your-quiz"]').fill('4');
			await contact.form.locator('[name="your-captcha"]').fill('ABCD');
			await send(contact.form);
			await says(contact.form, answer(status).message);
			await renewed(contact, RENEWED);
			expect(await read(contact)).toEqual(RENEWED);
		},
	);

	it('quiz question and captcha picture are fetched again by the refill call after a successful send', async () => {
		const contact = await openChallenges({
			feedback: answer('mail_sent'),
			refill: NEXT,
		});
		await contact.form.locator('[name="your-quiz"]').fill('4');
		await send(contact.form);
		await inStatus(contact.form, 'sent');
		await renewed(contact, RENEWED);
		expect(await read(contact)).toEqual(RENEWED);
	});

	it('quiz question and captcha picture stay the same when the server sends no new ones', async () => {
		const contact = await openChallenges({ feedback: answer('spam') });
		const before = await read(contact);
		await send(contact.form);
		await inStatus(contact.form, 'spam');
		expect(await read(contact)).toEqual(before);
	});

	it.each([
		['gif', '/uploads/12.gif', '12'],
		['jpeg', '/uploads/34.jpeg', '34'],
		['an unknown file type', '/uploads/56.webp', '1029384756'],
	])(
		'the captcha challenge is read from the file name of the picture: %s',
		async (_says, src, challenge) => {
			const contact = await openContact('challenges', {
				replies: { feedback: answer('spam', { captcha: { 'your-captcha': src } }) },
				before: (page) =>
					page.route('**/uploads/*', (route) => route.fulfill({ body: '' })),
			});
			await send(contact.form);
			await says(contact.form, answer('spam').message);
			await renewed(contact, { picture: src });
			const { picture, challenge: given } = await read(contact);
			expect(picture).toBe(src);
			expect(given).toBe(challenge);
		},
	);
});

describe('contact form on a cached page', () => {
	it('a contact form on a cached page fetches its challenges again after load, and then sends no more requests', async () => {
		const contact = await openContact('cached', { replies: { refill: NEXT } });
		await contact.page.waitForFunction(() =>
			(window as unknown as { heard: { name: string }[] }).heard.some(
				({ name }) => name === 'wpcf7reset',
			),
		);
		await renewed(contact, { question: RENEWED.question });
		expect(await read(contact)).toMatchObject({
			question: 'Three plus <i>one</i>?',
			hash: 'cc40bdebce2b11745be0133f7aaa4c66',
		});
		expect(contact.server.of('refill')).toHaveLength(1);
		expect(await contact.course()).toEqual([
			'statuschanged init→resetting',
			'statuschanged resetting→init',
			'reset',
		]);
	});

	it('a contact form keeps the text that the visitor typed while the refill was running', async () => {
		const contact = await openContact('cached', {
			replies: { refill: {} },
			mounted: false,
			waitUntil: 'commit',
		});
		await contact.form.locator('[name="your-name"]').fill('Ada');
		await contact.page.waitForFunction(() =>
			(window as unknown as { heard: { name: string }[] }).heard.some(
				({ name }) => name === 'wpcf7reset',
			),
		);
		expect(await contact.form.locator('[name="your-name"]').inputValue()).toBe('Ada');
	});

	it('a contact form stays unchanged and can be sent when the refill fails', async () => {
		const contact = await openContact('cached', {
			replies: {
				refill: (response: { writeHead: (status: number) => { end: () => void } }) =>
					response.writeHead(500).end(),
			},
		});
		await until(() => contact.server.of('refill').length > 0);
		await rest(contact.page);
		await inStatus(contact.form, 'init');
		await send(contact.form);
		await says(contact.form, answer('mail_sent').message);
	});

	it('a contact form skips the refill when a script marks the page as fresh', async () => {
		const contact = await openContact('cached', {
			before: (page) =>
				page.addInitScript(() => {
					document.addEventListener('DOMContentLoaded', () => {
						(window as unknown as { wpcf7: { cached: number } }).wpcf7.cached = 0;
					});
				}),
		});
		await rest(contact.page);
		expect(contact.server.of('refill')).toEqual([]);
	});
});
