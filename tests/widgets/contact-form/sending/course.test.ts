import { draw, line, serve, settled, start } from '../page.ts';
import { GUARDS, IDS, listening, send } from './send.ts';

describe('submission of a contact form', () => {
	it.each([
		['validation_failed', 'invalid', ['invalid']],
		['acceptance_missing', 'unaccepted', ['unaccepted']],
		['spam', 'spam', ['spam']],
		['aborted', 'aborted', ['aborted']],
		['mail_failed', 'failed', ['mailfailed']],
		['payment_required', 'payment-required', []],
		['payment_later', 'custom-payment-later', []],
	])(
		'a submission with the response “%s” fires its events in order',
		async (status, entered, outcome) => {
			const { course, form } = await send({ body: { status, message: 'm' } });
			expect(course()).toEqual([
				'beforesubmit',
				'init→submitting',
				`submitting→${entered}`,
				...outcome,
				'submit',
			]);
			expect(form.dataset['status']).toBe(entered);
			expect(form.className).toBe(`wpcf7-form ${entered}`);
		},
	);

	it('a successful submission ends with a reset, and with the status of the response', async () => {
		const { course, field, output, server } = await send({
			body: { status: 'mail_sent', message: 'Thank you.' },
		});
		expect(course()).toEqual([
			'beforesubmit',
			'init→submitting',
			'submitting→sent',
			'mailsent',
			'submit',
			'sent→resetting',
			'resetting→sent',
			'reset',
		]);
		expect(server.of('refill')).toHaveLength(1);
		expect(field('your-name').value).toBe('Ada');
		expect(output()).toBe('Thank you.');
	});

	it('the events of a submission contain numeric ids, the visitor’s inputs and the original response', async () => {
		const body = { status: 'spam', message: 'm', more: { of: 'it' } };
		const { heard } = await send({ body }, GUARDS + line('your-name', 'value="Ada"'));
		const of = (name: string) => heard.find((one) => one.name === `wpcf7${name}`)!.detail;
		const inputs = [{ name: 'your-name', value: 'Ada' }];
		expect(of('spam')).toMatchObject({ ...IDS, status: 'spam', inputs, apiResponse: body });
		expect(of('spam')).toBe(of('beforesubmit'));
		expect(of('submit')).toBe(of('beforesubmit'));
		expect(of('statuschanged')).toEqual({ ...IDS, status: 'submitting', prevStatus: 'init' });
	});

	it('a submission posts the whole form, the pressed button and values that a listener appended', async () => {
		const add = (event: Event) =>
			(event as CustomEvent<{ formData: FormData }>).detail.formData.append('more', 'x');
		document.addEventListener('wpcf7beforesubmit', add, { once: true });
		const server = serve();
		const page = draw({
			fields: '<button name="way" value="quick" class="wpcf7-submit"></button>',
		});
		await start(page.root);
		page.form.requestSubmit(page.find('button'));
		await settled();
		const { path, init } = server.of('feedback')[0]!;
		expect(path).toBe('http://localhost/wp-json/contact-form-7/v1/contact-forms/12/feedback');
		expect(init.headers).toEqual({ Accept: 'application/json, */*;q=0.1' });
		const body = init.body as FormData;
		expect([body.get('_wpcf7'), body.get('way'), body.get('more')]).toEqual([
			'12',
			'quick',
			'x',
		]);
	});

	it('a submission marks its button as busy for assistive technology until the response', async () => {
		let answer = () => {};
		serve({
			feedback: {
				body: { status: 'spam', message: 'm' },
				after: new Promise<void>((done) => (answer = done)),
			},
		});
		const page = draw();
		await start(page.root);
		page.form.requestSubmit(page.button);
		await settled();
		const told = () => [
			page.button.getAttribute('aria-disabled'),
			page.form.getAttribute('aria-busy'),
		];
		expect(told()).toEqual(['true', 'true']);
		// The pressed button must stay enabled: it keeps the focus, and its name is sent.
		expect(page.button.disabled).toBe(false);
		answer();
		await settled();
		expect(told()).toEqual(['false', 'false']);
	});

	it('a contact form is sent once, even if sending is requested several times', async () => {
		const server = serve();
		const page = draw();
		await start(page.root);
		for (let turn = 0; turn < 3; turn++) page.form.requestSubmit();
		await settled();
		expect(server.of('feedback')).toHaveLength(1);
	});

	it('an aborted submission ignores a late response', async () => {
		const come: (() => void)[] = [];
		const server = serve();
		const page = draw();
		await start(page.root);
		const again = async () => {
			const after = new Promise<void>((done) => come.push(done));
			server.said.feedback = { body: { status: 'spam', message: `m${come.length}` }, after };
			page.form.requestSubmit();
			await settled();
		};
		await again();
		dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
		come[0]!();
		await settled();
		expect([page.output(), page.form.dataset['status']]).toEqual(['', 'init']);
		await again();
		come[1]!();
		await settled();
		expect(page.output()).toBe('m2');
		expect(listening.course().filter((told) => told === 'submit')).toHaveLength(1);
		expect(console.error).not.toHaveBeenCalled();
	});

	it('a contact form is not sent if the page cancels the event', async () => {
		const server = serve();
		const page = draw();
		await start(page.root, { blocked: true });
		page.form.requestSubmit();
		await settled();
		expect(server.of('feedback')).toEqual([]);
		expect(listening.course()).toEqual(['init→submitting']);
	});
});
