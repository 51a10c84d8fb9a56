import { change, draw, line, serve, settled, start, type Said } from '../page.ts';
import { GUARDS, send } from './send.ts';

describe('contact form answer without a message', () => {
	it.each([
		['mail_sent', 'Thank you! Your message is on its way.'],
		[
			'validation_failed',
			'Some fields are missing or invalid. Please check the marked fields and send again.',
		],
		['acceptance_missing', 'Please agree to the terms, then send again.'],
		[
			'spam',
			'Your message looks like spam, so it was not delivered. If it is not spam, please contact us another way.',
		],
		['aborted', 'Your message was not sent. Please try again later.'],
		['mail_failed', 'Your message was not sent. Please try again later.'],
		['payment_required', 'The form was received, but the site did not return a result.'],
		['held_back', 'The form was received, but the site did not return a result.'],
	])(
		'an answer without a message shows the form’s default message for the status “%s”',
		async (status, words) => {
			const { output, region } = await send({ body: { status } });
			expect([output(), region()]).toEqual([words, words]);
		},
	);

	it('the message after an empty answer says that no input was lost, and the next try has the same request ID', async () => {
		const { form, field, output, server, course } = await send(
			{ status: 204 },
			line('your-name', 'value="Ada"') + GUARDS,
		);
		expect(output()).toBe(
			'The site did not respond. Your text is still here. Please send it again.',
		);
		expect(form.dataset['status']).toBe('init');
		expect(field('your-name').value).toBe('Ada');
		expect(course()).toEqual(['beforesubmit', 'init→submitting', 'submitting→init']);
		form.requestSubmit();
		await settled();
		const [first, second] = server
			.of('feedback')
			.map(({ init }) => (init.body as FormData).get('gazetteer_request'));
		expect(first).toMatch(/^[0-9a-f-]{36}$/);
		expect(second).toBe(first);
	});
});

describe('contact form request ID', () => {
	const keys = ({ of }: ReturnType<typeof serve>) =>
		of('feedback').map(({ init }) => (init.body as FormData).get('gazetteer_request'));
	const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

	it('the request ID of a contact form stays the same while the answer is lost and changes with the input or after an answer', async () => {
		const server = serve({ feedback: { error: new TypeError('gone') } });
		const page = draw({ fields: GUARDS + line('your-name') });
		await start(page.root);
		const again = async () => {
			page.form.requestSubmit();
			await settled();
		};
		await again();
		await again();
		change(page.field('your-name'), 'Other words');
		await again();
		server.said.feedback = { body: { status: 'mail_failed', message: 'm' } };
		await again();
		await again();
		const [first, second, third, fourth, fifth] = keys(server);
		expect(first).toMatch(UUID);
		expect(second).toBe(first);
		expect(third).not.toBe(first);
		expect(fourth).toBe(third);
		expect(fifth).not.toBe(fourth);
	});

	it('a contact form sends its request ID only if it has a field for it', async () => {
		const { server } = await send({ body: { status: 'spam' } });
		expect(keys(server)).toEqual([null]);
	});
});

describe('failed contact form submission', () => {
	it.each<[string, Said, string]>([
		['offline', { error: new TypeError('gone') }, 'You are probably offline.'],
		[
			'a 500 response',
			{ status: 500, text: '<h1>' },
			'The response is not a valid JSON response.',
		],
		['an object without a status', { body: [] }, 'The response is not a valid JSON response.'],
		[
			'an answer that is not an object',
			{ body: {} },
			'The response is not a valid JSON response.',
		],
	])(
		'a failed submission (%s) returns to the initial status, logs one error and shows a message',
		async (_says, said, words) => {
			const { course, output, region, form } = await send(said);
			expect(course()).toEqual(['beforesubmit', 'init→submitting', 'submitting→init']);
			expect([output(), region()]).toEqual([words, words]);
			expect(form.getAttribute('aria-busy')).toBe('false');
			expect(console.error).toHaveBeenCalledTimes(1);
		},
	);

	it('a failed submission is logged only to the console when the page sets data-gazetteer-quiet', async () => {
		serve({ feedback: { error: new TypeError('gone') } });
		const page = draw({ wrapper: 'data-gazetteer-quiet' });
		await start(page.root);
		page.form.requestSubmit();
		await settled();
		expect([page.output(), page.region()]).toEqual(['', '']);
		expect(console.error).toHaveBeenCalledTimes(1);
	});

	it('an empty 204 answer to a contact form logs no error', async () => {
		const { course } = await send({ status: 204 });
		expect(course()).toEqual(['beforesubmit', 'init→submitting', 'submitting→init']);
		expect(console.error).not.toHaveBeenCalled();
	});

	it('a contact form waits for the Retry-After time before it can be sent again', async () => {
		const server = serve({ feedback: { status: 429, headers: { 'Retry-After': '30' } } });
		const page = draw();
		await start(page.root);
		page.form.requestSubmit();
		await settled();
		page.form.requestSubmit();
		await settled();
		expect(server.of('feedback')).toHaveLength(1);
		expect(page.output()).toBe('The response is not a valid JSON response.');
		expect(page.button.disabled).toBe(false);
	});
});
