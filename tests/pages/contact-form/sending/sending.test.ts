import { ACCEPT } from '@gazetteer/contract';
import { answer, held, refusal } from '../../../browser/contact-form/answers.ts';
import { openContact } from '../../../browser/contact-form/contact.ts';
import {
	fillIn,
	GOOD,
	inStatus,
	saidBy,
	says,
	send,
	submitButton,
} from '../../../browser/contact-form/form.ts';
import { rest } from '../../../browser/rest.ts';
import { until } from '../../../browser/until.ts';

jest.setTimeout(60_000);

const one = <T>(items: readonly T[]): T => {
	expect(items).toHaveLength(1);
	return items[0]!;
};

describe('request of a contact form', () => {
	it('the request of a contact form has the same format as in the older plugin, without a nonce', async () => {
		const { form, server } = await openContact('plain');
		await fillIn(form, { ...GOOD, 'your-message': 'Two lines\nof it' });
		await send(form);
		await inStatus(form, 'sent');
		await until(() => server.of('refill').length > 0);

		const asked = server.asked.map(({ call, method, url }) => [
			call,
			method,
			new URL(url).pathname,
		]);
		const base = '/wp-json/contact-form-7/v1/contact-forms/12';
		expect(asked).toEqual([
			['schema', 'GET', `${base}/feedback/schema`],
			['feedback', 'POST', `${base}/feedback`],
			['refill', 'GET', `${base}/refill`],
		]);
		for (const { headers } of server.asked) {
			expect(headers['accept']).toBe(ACCEPT);
			expect(Object.keys(headers)).not.toContain('x-wp-nonce');
		}
		const { headers, fields } = one(server.of('feedback'));
		expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
		expect([...fields]).toEqual([
			['_wpcf7', '12'],
			['_wpcf7_version', '6.1.6'],
			['_wpcf7_locale', 'en_US'],
			['_wpcf7_unit_tag', 'wpcf7-f12-p23-o1'],
			['_wpcf7_container_post', '23'],
			['_wpcf7_posted_data_hash', ''],
			['your-name', 'Ada'],
			['your-email', 'ada@example.org'],
			['your-message', 'Two lines\r\nof it'],
		]);
	});

	it('the request of a contact form works with a REST address in the query string', async () => {
		const { form, server } = await openContact('older');
		await fillIn(form, GOOD);
		await send(form);
		await inStatus(form, 'sent');
		const { search } = new URL(one(server.of('feedback')).url);
		expect(decodeURIComponent(search)).toBe(
			'?rest_route=/contact-form-7/v1/contact-forms/12/feedback',
		);
	});

	it('the request of a contact form includes the hash of the previous response', async () => {
		const { form, server } = await openContact('plain', {
			replies: { feedback: [answer('mail_failed'), answer('mail_sent')] },
		});
		await fillIn(form, GOOD);
		await send(form);
		await says(form, answer('mail_failed').message);
		await send(form);
		await inStatus(form, 'sent');
		const hash = server.of('feedback').at(-1)!.fields.get('_wpcf7_posted_data_hash');
		expect(hash).toBe(answer('mail_failed').posted_data_hash);
	});

	it('the request of a contact form includes the clicked button and fields that other scripts add late', async () => {
		const { form, server, page } = await openContact('plain', {
			replies: { feedback: refusal() },
		});
		await form.evaluate((it) => {
			it.insertAdjacentHTML(
				'beforeend',
				'<button class="wpcf7-submit" name="way" value="quick">Quick</button>',
			);
			document.addEventListener(
				'submit',
				(event) => {
					const added = document.createElement('input');
					Object.assign(added, { type: 'hidden', name: 'captured', value: 'early' });
					(event.target as Element).append(added);
				},
				true,
			);
			document.addEventListener('wpcf7beforesubmit', (event) => {
				const { formData } = (event as CustomEvent<{ formData: FormData }>).detail;
				formData.append('appended', 'late');
			});
		});
		await fillIn(form, GOOD);
		await page.getByRole('button', { name: 'Quick' }).click();
		await inStatus(form, 'invalid');
		const { fields } = one(server.of('feedback'));
		expect(fields.get('way')).toBe('quick');
		expect(fields.get('captured')).toBe('early');
		expect(fields.get('appended')).toBe('late');
	});

	it('the request of a long contact form includes every field except disabled fields', async () => {
		const { form, server } = await openContact('every-field', {
			replies: { schema: { rules: [] }, feedback: answer('mail_failed') },
		});
		await form.locator('[name="boats[]"]').selectOption(['Ada', 'Mary']);
		await form.locator('[name="likes[]"][value="Bread"]').check();
		await form.locator('[name="tide"][value="Evening"]').check();
		await form.locator('[name="quay"]').selectOption('South');
		await form.locator('[name="campaign"]').evaluate((it) => {
			(it as HTMLInputElement).value = 'changed by a script';
		});
		await form.locator('[name="consent"]').check();
		await send(form);
		await inStatus(form, 'failed');
		const { fields } = one(server.of('feedback'));
		expect(fields.getAll('boats[]')).toEqual(['Ada', 'Mary']);
		expect(fields.getAll('likes[]')).toEqual(['Bread']);
		expect(fields.get('tide')).toBe('Evening');
		expect(fields.get('quay')).toBe('South');
		expect(fields.get('campaign')).toBe('changed by a script');
		expect(fields.get('own-input')).toBe('written by the theme');
		expect(fields.get('_wpcf7_quiz_answer_your-quiz')).toHaveLength(32);
		expect(fields.get('paper')).toMatchObject({ size: 0 });
	});
});

describe('one request per submission of a contact form', () => {
	const impatient = {
		'a triple click': async (form: Parameters<typeof send>[0]) => {
			await submitButton(form).click({ clickCount: 3 });
		},
		'a click and Enter': async (form: Parameters<typeof send>[0]) => {
			await send(form);
			await form.locator('[name="your-name"]').press('Enter');
		},
		'Enter held down': async (form: Parameters<typeof send>[0]) => {
			for (let turn = 0; turn < 4; turn++) {
				await form.locator('[name="your-name"]').press('Enter');
			}
		},
		'a script that submits twice': (form: Parameters<typeof send>[0]) =>
			form.evaluate((it) => {
				(it as HTMLFormElement).requestSubmit();
				(it as HTMLFormElement).requestSubmit();
			}),
	};

	it.each(Object.entries(impatient))(
		'the submission by %s sends one request',
		async (_says, act) => {
			const answered = held(answer('mail_sent'));
			const { form, server, page, course } = await openContact('plain', {
				replies: { feedback: answered.reply },
			});
			await fillIn(form, GOOD);
			await act(form);
			await inStatus(form, 'submitting');
			await rest(page);
			answered.release();
			await inStatus(form, 'sent');
			await rest(page);
			expect(server.of('feedback')).toHaveLength(1);
			expect((await course()).filter((it) => it === 'beforesubmit')).toHaveLength(1);
		},
	);

	it('a contact form sends a new request if the visitor submits it again after a response', async () => {
		const { form, server } = await openContact('plain', {
			replies: { feedback: [answer('mail_failed'), answer('mail_sent')] },
		});
		await fillIn(form, GOOD);
		await send(form);
		await inStatus(form, 'failed');
		await send(form);
		await inStatus(form, 'sent');
		expect(server.of('feedback')).toHaveLength(2);
	});
});

describe('page that blocks the submission of a contact form', () => {
	it('a blocked submission clears the messages and keeps the status submitting, without a request', async () => {
		const { form, server, page } = await openContact('blocked');
		await fillIn(form, GOOD);
		await send(form);
		await inStatus(form, 'submitting');
		await rest(page);
		expect(server.of('feedback')).toEqual([]);
		expect((await saidBy(form)).output).toEqual([]);
	});

	it('a script that loads later can block the submission', async () => {
		const { form, server, page } = await openContact('plain');
		await page.evaluate(() => {
			(window as unknown as { wpcf7: { blocked: boolean } }).wpcf7.blocked = true;
		});
		await fillIn(form, GOOD);
		await send(form);
		await inStatus(form, 'submitting');
		await rest(page);
		expect(server.of('feedback')).toEqual([]);
	});
});
