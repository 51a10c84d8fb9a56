import {
	answer,
	NAME_MISSING,
	refusal,
	type Answered,
} from '../../browser/contact-form/answers.ts';
import { openContact, touched } from '../../browser/contact-form/contact.ts';
import { fillIn, GOOD, inStatus, says, send } from '../../browser/contact-form/form.ts';
import { rest } from '../../browser/rest.ts';

jest.setTimeout(60_000);

const COMMON = {
	contactFormId: 12,
	pluginVersion: '6.1.6',
	contactFormLocale: 'en_US',
	unitTag: 'wpcf7-f12-p23-o1',
	containerPostId: 23,
};
const ALWAYS = Object.keys(COMMON);

const sent = async (feedback: object) => {
	const contact = await openContact('plain', { replies: { feedback } });
	await fillIn(contact.form, GOOD);
	await contact.forget();
	await send(contact.form);
	return contact;
};

describe('events of a contact form submission', () => {
	it.each<[Answered, string, string | undefined]>([
		['validation_failed', 'invalid', 'invalid'],
		['acceptance_missing', 'unaccepted', 'unaccepted'],
		['spam', 'spam', 'spam'],
		['aborted', 'aborted', 'aborted'],
		['mail_failed', 'failed', 'mailfailed'],
		['payment_required', 'payment-required', undefined],
	])(
		'a submission with the response “%s” fires its events in this order',
		async (word, status, outcome) => {
			const { form, course } = await sent(answer(word));
			await says(form, answer(word).message);
			expect(await course()).toEqual([
				'beforesubmit',
				'statuschanged init→submitting',
				`statuschanged submitting→${status}`,
				...(outcome ? [outcome] : []),
				'submit',
			]);
		},
	);

	it('a successful submission fires a reset event and ends in the status of the response', async () => {
		const { form, course, page } = await sent(answer('mail_sent'));
		await says(form, 'Your letter is on its way.');
		await page.waitForFunction(() =>
			(window as unknown as { heard: { name: string }[] }).heard.some(
				({ name }) => name === 'wpcf7reset',
			),
		);
		expect(await course()).toEqual([
			'beforesubmit',
			'statuschanged init→submitting',
			'statuschanged submitting→sent',
			'mailsent',
			'submit',
			'statuschanged sent→resetting',
			'statuschanged resetting→sent',
			'reset',
		]);
		await inStatus(form, 'sent');
	});

	it('a submission with a custom status from the server fires no event for that status', async () => {
		const { form, course } = await sent(answer('payment_later'));
		await inStatus(form, 'custom-payment-later');
		await says(form, 'It is payment_later.');
		expect(await course()).toEqual([
			'beforesubmit',
			'statuschanged init→submitting',
			'statuschanged submitting→custom-payment-later',
			'submit',
		]);
	});

	it('the events of a submission contain numeric ids, inputs in page order, and the raw response', async () => {
		const extra = { redirect: { to: '/thanks' }, demo_mode: true };
		const { form, heard } = await sent(answer('mail_failed', extra));
		await inStatus(form, 'failed');
		// The validation of the filled-in fields may end only now, so ignore its status changes.
		const events = (await heard()).filter(({ detail }) =>
			[detail['status'], detail['prevStatus']].every((status) => status !== 'validating'),
		);
		const of = (name: string) => events.find((event) => event.name === `wpcf7${name}`)!;
		const inputs = [
			['your-name', 'Ada'],
			['your-email', 'ada@example.org'],
			['your-message', ''],
		];

		expect(of('beforesubmit').detail).toMatchObject({ ...COMMON, status: 'init', inputs });
		expect(of('mailfailed').detail).toMatchObject({
			...COMMON,
			status: 'mail_failed',
			inputs,
			apiResponse: answer('mail_failed', extra),
		});
		expect(of('submit').detail).toMatchObject({ status: 'mail_failed', inputs });
		expect(of('statuschanged').detail).toEqual({
			...COMMON,
			status: 'submitting',
			prevStatus: 'init',
		});
		expect(of('statuschanged').keys.sort()).toEqual([...ALWAYS, 'prevStatus', 'status'].sort());
		expect(of('submit').keys).toEqual(
			expect.arrayContaining([...ALWAYS, 'status', 'inputs', 'formData', 'apiResponse']),
		);
		expect(of('beforesubmit').keys).not.toContain('apiResponse');
		expect(of('mailfailed').detail['formData']).toContain('_wpcf7_unit_tag');
	});

	it('a submission fires its events while the fields still hold the sent values and before anything is drawn', async () => {
		const { form, heard } = await sent(answer('mail_sent'));
		await says(form, 'Your letter is on its way.');
		for (const { name, page } of await heard()) {
			if (name !== 'wpcf7mailsent' && name !== 'wpcf7submit') continue;
			expect(page).toEqual({ status: 'sent', name: 'Ada', tips: 0, output: '' });
		}
	});

	it('a refused submission fires its events before the tips are drawn', async () => {
		const { form, heard } = await sent(refusal(NAME_MISSING));
		await says(form, 'Two lines need another look.');
		const told = (await heard()).find(({ name }) => name === 'wpcf7invalid')!;
		expect(told.page).toMatchObject({ status: 'invalid', tips: 0, output: '' });
	});

	it('a submission uses the same detail object in the before, outcome and end events', async () => {
		const { form, page } = await openContact('plain', {
			replies: { feedback: answer('spam') },
		});
		await page.evaluate(() => {
			const seen: unknown[] = ((window as unknown as { seen: unknown[] }).seen = []);
			for (const name of ['wpcf7beforesubmit', 'wpcf7spam', 'wpcf7submit']) {
				document.addEventListener(name, (event) =>
					seen.push((event as CustomEvent).detail),
				);
			}
		});
		await fillIn(form, GOOD);
		await send(form);
		await inStatus(form, 'spam');
		expect(
			await page.evaluate(() => {
				const { seen } = window as unknown as { seen: unknown[] };
				return [seen.length, new Set(seen).size];
			}),
		).toEqual([3, 1]);
	});

	it('a submission continues when a listener stops propagation, and its events cannot be cancelled', async () => {
		const { form, page } = await openContact('plain');
		await page.evaluate(() => {
			document.addEventListener('wpcf7beforesubmit', (event) => {
				event.preventDefault();
				event.stopPropagation();
				document.title = `${event.cancelable} ${event.bubbles}`;
			});
		});
		await fillIn(form, GOOD);
		await send(form);
		await inStatus(form, 'sent');
		expect(await page.title()).toBe('false true');
	});

	it('a submission continues when a listener throws', async () => {
		const { form, page } = await openContact('plain');
		await page.evaluate(() => {
			for (const name of ['wpcf7beforesubmit', 'wpcf7mailsent', 'wpcf7statuschanged']) {
				document.addEventListener(name, () => {
					throw new Error('somebody else’s fault');
				});
			}
		});
		await fillIn(form, GOOD);
		await send(form);
		await inStatus(form, 'sent');
		await says(form, 'Your letter is on its way.');
	});
});

describe('events of a changed contact form field', () => {
	it('a changed field fires statuschanged to validating and back, in that order', async () => {
		const contact = await openContact('plain');
		const { form, heard, page, server } = contact;
		await touched(contact);
		await rest(page);
		expect(server.of('schema')).toHaveLength(1);
		await fillIn(form, { 'your-name': 'Ada' });
		await page.waitForFunction(
			() => (window as unknown as { heard: unknown[] }).heard.length >= 2,
		);
		const told = (await heard()).map(({ name, detail }) => [
			name,
			detail['prevStatus'],
			detail['status'],
		]);
		expect(told).toEqual([
			['wpcf7statuschanged', 'init', 'validating'],
			['wpcf7statuschanged', 'validating', 'init'],
		]);
	});

	it('a changed field fires nothing without a wrapper element, in a part with the class “novalidate”, or without rules', async () => {
		const { form, heard, page } = await openContact('areas');
		await form.locator('[name="unchecked"]').fill('nothing');
		await form.locator('[name="unchecked"]').blur();
		await rest(page);
		expect(await heard()).toEqual([]);
	});
});
