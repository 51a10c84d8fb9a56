import { change, draw, line, listen, serve, settled, start, TAG, type Said } from './page.ts';

const IDS = {
	contactFormId: 12,
	pluginVersion: '6.1',
	contactFormLocale: 'en_US',
	unitTag: TAG,
	containerPostId: 23,
};

let listening: ReturnType<typeof listen>;
beforeEach(() => {
	jest.spyOn(console, 'error').mockImplementation(() => {});
	listening = listen();
});
afterEach(() => {
	listening.stop();
	jest.restoreAllMocks();
});

const GUARDS = ['request', 'note', 'drawn']
	.map((name) => `<input type="hidden" name="gazetteer_${name}" value="">`)
	.join('');

async function send(feedback: Said, fields = line('your-name', 'value="Ada"')) {
	const server = serve({ feedback });
	const page = draw({ fields });
	await start(page.root);
	page.form.requestSubmit(page.button);
	await settled();
	return { ...page, server, ...listening };
}

describe('an answer without words', () => {
	it.each([
		['mail_sent', 'Thank you! Your message is on its way.'],
		[
			'validation_failed',
			'Something is missing or not quite right. Please look at the marked fields and send again.',
		],
		['acceptance_missing', 'Please agree to the terms, then send again.'],
		[
			'spam',
			'This message looked like spam to us, so it was not delivered. If it is not, please reach us another way.',
		],
		['aborted', 'Your message was not sent. Please try again later.'],
		['mail_failed', 'Your message was not sent. Please try again later.'],
		['payment_required', 'The form was received, but the site did not say what became of it.'],
		['held_back', 'The form was received, but the site did not say what became of it.'],
	])('“%s” is told in the form’s own', async (status, words) => {
		const { output, region } = await send({ body: { status } });
		expect([output(), region()]).toEqual([words, words]);
	});

	it('that is no answer at all says that nothing was lost, and goes out again under its name', async () => {
		const { form, field, output, server, course } = await send(
			{ status: 204 },
			line('your-name', 'value="Ada"') + GUARDS,
		);
		expect(output()).toBe(
			'No answer came from the site. Nothing that you wrote is lost: please send it again.',
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

describe('a send', () => {
	it.each([
		['validation_failed', 'invalid', ['invalid']],
		['acceptance_missing', 'unaccepted', ['unaccepted']],
		['spam', 'spam', ['spam']],
		['aborted', 'aborted', ['aborted']],
		['mail_failed', 'failed', ['mailfailed']],
		['payment_required', 'payment-required', []],
		['payment_later', 'custom-payment-later', []],
	])('that is answered “%s” is told in order', async (status, entered, outcome) => {
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
	});

	it('that arrived ends with a reset, and back where it arrived', async () => {
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

	it('carries numbers for ids, the inputs that are the visitor’s, and the answer as it came', async () => {
		const body = { status: 'spam', message: 'm', more: { of: 'it' } };
		const { heard } = await send({ body }, GUARDS + line('your-name', 'value="Ada"'));
		const of = (name: string) => heard.find((one) => one.name === `wpcf7${name}`)!.detail;
		const inputs = [{ name: 'your-name', value: 'Ada' }];
		expect(of('spam')).toMatchObject({ ...IDS, status: 'spam', inputs, apiResponse: body });
		expect(of('spam')).toBe(of('beforesubmit'));
		expect(of('submit')).toBe(of('beforesubmit'));
		expect(of('statuschanged')).toEqual({ ...IDS, status: 'submitting', prevStatus: 'init' });
	});

	it('posts the whole form, the button that was pressed, and what a listener added', async () => {
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

	it('says to assistive technology that its button waits, and no longer once it is answered', async () => {
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
		// It keeps the focus, and its name goes out.
		expect(page.button.disabled).toBe(false);
		answer();
		await settled();
		expect(told()).toEqual(['false', 'false']);
	});

	it('goes out once, however often it is asked for', async () => {
		const server = serve();
		const page = draw();
		await start(page.root);
		for (let turn = 0; turn < 3; turn++) page.form.requestSubmit();
		await settled();
		expect(server.of('feedback')).toHaveLength(1);
	});

	it('does not go out where nothing may be sent', async () => {
		const server = serve();
		const page = draw();
		await start(page.root, { blocked: true });
		page.form.requestSubmit();
		await settled();
		expect(server.of('feedback')).toEqual([]);
		expect(listening.course()).toEqual(['init→submitting']);
	});
});

describe('a name for each try', () => {
	const keys = ({ of }: ReturnType<typeof serve>) =>
		of('feedback').map(({ init }) => (init.body as FormData).get('gazetteer_request'));
	const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

	it('stays while the answer is lost, and is new for other words or after an answer', async () => {
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

	it('is given to forms that have a place for it, and to no other', async () => {
		const { server } = await send({ body: { status: 'spam' } });
		expect(keys(server)).toEqual([null]);
	});
});

describe('a try that fails', () => {
	it.each<[string, Said, string]>([
		['offline', { error: new TypeError('gone') }, 'You are probably offline.'],
		['a 500', { status: 500, text: '<h1>' }, 'The response is not a valid JSON response.'],
		['a list', { body: [] }, 'The response is not a valid JSON response.'],
		['an object that is none', { body: {} }, 'The response is not a valid JSON response.'],
	])('(%s) is taken back, logged once and told', async (_says, said, words) => {
		const { course, output, region, form } = await send(said);
		expect(course()).toEqual(['beforesubmit', 'init→submitting', 'submitting→init']);
		expect([output(), region()]).toEqual([words, words]);
		expect(form.getAttribute('aria-busy')).toBe('false');
		expect(console.error).toHaveBeenCalledTimes(1);
	});

	it('is told to the console alone where the page wants it so', async () => {
		serve({ feedback: { error: new TypeError('gone') } });
		const page = draw({ wrapper: 'data-gazetteer-quiet' });
		await start(page.root);
		page.form.requestSubmit();
		await settled();
		expect([page.output(), page.region()]).toEqual(['', '']);
		expect(console.error).toHaveBeenCalledTimes(1);
	});

	it('with nothing in it (204) is taken back without a word in the console', async () => {
		const { course } = await send({ status: 204 });
		expect(course()).toEqual(['beforesubmit', 'init→submitting', 'submitting→init']);
		expect(console.error).not.toHaveBeenCalled();
	});

	it('with a request to wait is not repeated before its time', async () => {
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

describe('a reset', () => {
	it('asks for new questions and ends at the beginning', async () => {
		const server = serve();
		const page = draw({ status: 'failed' });
		await start(page.root);
		page.form.reset();
		await settled();
		expect(listening.course()).toEqual(['failed→resetting', 'resetting→init', 'reset']);
		const { detail } = listening.heard.at(-1)!;
		expect(detail).toMatchObject({ ...IDS, status: 'failed', apiResponse: [] });
		expect(server.of('refill')).toHaveLength(1);
	});

	it('does not come between a send and its answer', async () => {
		let come = () => {};
		const after = new Promise<void>((done) => (come = done));
		const server = serve({ feedback: { body: { status: 'spam' }, after } });
		const page = draw();
		await start(page.root);
		page.form.requestSubmit();
		await settled();
		page.form.reset();
		await settled();
		come();
		await settled();
		expect(server.of('refill')).toEqual([]);
		expect(listening.course()).toEqual([
			'beforesubmit',
			'init→submitting',
			'submitting→spam',
			'spam',
			'submit',
		]);
	});

	it.each<[string, Said]>([
		['answered', { body: [] }],
		['refused', { status: 500, text: 'x' }],
	])('that is %s after the next send changes nothing any more', async (_says, refill) => {
		let come = () => {};
		const after = new Promise<void>((done) => (come = done));
		serve({
			feedback: { body: { status: 'spam', message: 'm' } },
			refill: { ...refill, after },
		});
		const page = draw();
		await start(page.root);
		page.form.reset();
		await settled();
		page.form.requestSubmit();
		await settled();
		come();
		await settled();
		expect(page.form.dataset['status']).toBe('spam');
		expect(page.output()).toBe('m');
		expect(listening.course()).not.toContain('reset');
	});

	it('after a letter that went out does not make the next one wait', async () => {
		const server = serve({ refill: { status: 429, headers: { 'Retry-After': '30' } } });
		const page = draw();
		await start(page.root);
		for (let turn = 0; turn < 2; turn++) {
			page.form.requestSubmit();
			await settled();
		}
		expect(server.of('feedback')).toHaveLength(2);
	});

	it('that fails is taken back', async () => {
		serve({ refill: { status: 500, text: 'x' } });
		const page = draw({ status: 'failed' });
		await start(page.root);
		page.form.reset();
		await settled();
		expect(listening.course()).toEqual(['failed→resetting', 'resetting→failed']);
		expect(page.output()).toBe('The response is not a valid JSON response.');
	});

	it('happens by itself on a page from a cache, and not where a script took that back', async () => {
		const server = serve();
		await start(draw().root, { cached: '1' });
		expect(server.of('refill')).toHaveLength(1);
		await start(draw().root, { cached: 0 });
		expect(server.of('refill')).toHaveLength(1);
	});

	it('of a page from a cache does not fetch what draws the form', async () => {
		serve();
		Reflect.deleteProperty(window, 'swv');
		const page = draw();
		await start(page.root, { cached: 1 });
		expect(listening.course()).toContain('reset');
		expect(window).not.toHaveProperty('swv');
		page.root.dispatchEvent(new Event('pointerover', { bubbles: true }));
		await settled();
		expect(window).toHaveProperty('swv');
	});

	it('does not wipe away what the server says on the page itself', async () => {
		const server = serve();
		const page = draw({ status: 'sent', output: 'Thank you.' });
		await start(page.root, { cached: 1 });
		expect(server.of('refill')).toEqual([]);
		expect(page.output()).toBe('Thank you.');
	});
});
