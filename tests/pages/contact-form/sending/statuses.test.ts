import { formStatus } from '@gazetteer/contract';
import {
	answer,
	held,
	invalid,
	NAME_MISSING,
	refusal,
	WORDS,
	type Answered,
} from '../../../browser/contact-form/answers.ts';
import { openContact } from '../../../browser/contact-form/contact.ts';
import { fillIn, GOOD, inStatus, saidBy, says, send } from '../../../browser/contact-form/form.ts';

jest.setTimeout(60_000);

const OUTCOMES: readonly [Answered, string][] = [
	['validation_failed', 'invalid'],
	['acceptance_missing', 'unaccepted'],
	['spam', 'spam'],
	['aborted', 'aborted'],
	['mail_sent', 'sent'],
	['mail_failed', 'failed'],
	['payment_required', 'payment-required'],
];

describe('response to a contact form', () => {
	it.each(OUTCOMES)(
		'the response “%s” sets the status “%s” and shows its message in the output and for screen readers',
		async (word, status) => {
			const { form } = await openContact('plain', { replies: { feedback: answer(word) } });
			await fillIn(form, GOOD);
			await send(form);
			await inStatus(form, status);
			await says(form, WORDS[word]);

			expect((await form.getAttribute('class'))!.split(' ')).toEqual(['wpcf7-form', status]);
			const { output, region } = await saidBy(form);
			expect(output).toEqual([WORDS[word]]);
			expect(region).toEqual([WORDS[word]]);
		},
	);

	it.each(['payment_later', 'my_own_state', '  spaced out  ', 'état', 'sent', 'init'])(
		'a response with the unknown status “%s” sets a custom status',
		async (word) => {
			const { form } = await openContact('plain', { replies: { feedback: answer(word) } });
			await fillIn(form, GOOD);
			await send(form);
			await says(form, answer(word).message);
			await inStatus(form, formStatus(word));
		},
	);
});

describe('the visitor’s text in a contact form', () => {
	it.each(OUTCOMES.filter(([word]) => word !== 'mail_sent'))(
		'the visitor’s text stays in the form after “%s”',
		async (word, status) => {
			const { form } = await openContact('plain', { replies: { feedback: answer(word) } });
			await fillIn(form, { ...GOOD, 'your-message': 'All of it.' });
			await send(form);
			await inStatus(form, status);
			expect(await form.locator('[name="your-message"]').inputValue()).toBe('All of it.');
		},
	);

	it('the visitor’s text is cleared after a successful send, and the initial values return', async () => {
		const { form } = await openContact('interface', { replies: { schema: { rules: [] } } });
		await form.locator('[name="at-length"]').fill('Something else');
		await send(form);
		await inStatus(form, 'sent');
		expect(await form.locator('[name="at-length"]').inputValue()).toBe('Dear office,');
	});
});

describe('new submission of a contact form', () => {
	it('a new submission clears the messages of the previous one', async () => {
		const second = held(answer('mail_sent'));
		const { form } = await openContact('plain', {
			replies: {
				feedback: [
					refusal(NAME_MISSING, invalid('nowhere', 'Not in this form.')),
					second.reply,
				],
			},
		});
		await fillIn(form, { 'your-email': GOOD['your-email'] });
		await send(form);
		await inStatus(form, 'invalid');
		await says(form, WORDS.validation_failed);

		await fillIn(form, GOOD);
		await send(form);
		await inStatus(form, 'submitting');
		const { tips, output, region } = await saidBy(form);
		expect({ tips, output, region }).toEqual({ tips: [], output: [], region: [] });
		expect(await form.locator('[aria-invalid="true"]').count()).toBe(0);

		second.release();
		await inStatus(form, 'sent');
	});

	it('a new submission shows one spinner beside the button', async () => {
		const answered = held(answer('mail_sent'));
		const { form } = await openContact('plain', { replies: { feedback: answered.reply } });
		const spinner = form.locator('.has-spinner + .wpcf7-spinner');
		expect(await form.locator('.wpcf7-spinner').count()).toBe(1);
		expect(await spinner.isVisible()).toBe(false);
		await fillIn(form, GOOD);
		await send(form);
		await inStatus(form, 'submitting');
		await spinner.waitFor({ state: 'visible' });
		answered.release();
		await inStatus(form, 'sent');
		await spinner.waitFor({ state: 'hidden' });
	});
});

describe('parts of a contact form that are disabled in a status', () => {
	it('parts that are disabled in a status are inert in that status, and active in the next', async () => {
		const answered = held(answer('validation_failed'));
		const { form } = await openContact('areas', {
			replies: { feedback: [answered.reply, answer('spam')] },
		});
		const inert = async () => [
			await form.locator('#rests-while-sending').evaluate((it) => (it as HTMLElement).inert),
			await form.locator('#rests-after').evaluate((it) => (it as HTMLElement).inert),
		];
		await fillIn(form, GOOD);
		expect(await inert()).toEqual([false, false]);
		await send(form);
		await inStatus(form, 'submitting');
		expect(await inert()).toEqual([true, false]);
		answered.release();
		await inStatus(form, 'invalid');
		expect(await inert()).toEqual([false, true]);
		await send(form);
		await inStatus(form, 'spam');
		expect(await inert()).toEqual([false, false]);
	});
});
