import { draw, serve, settled, start, type Said } from '../page.ts';
import { IDS, listening } from './send.ts';

describe('reset of a contact form', () => {
	it('a reset of a contact form requests new questions, and ends in the initial status', async () => {
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

	it('a reset of a contact form does not interrupt a submission', async () => {
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
	])('a reset that is %s after the next submission changes nothing', async (_says, refill) => {
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

	it('a reset after a successful submission does not delay the next submission', async () => {
		const server = serve({ refill: { status: 429, headers: { 'Retry-After': '30' } } });
		const page = draw();
		await start(page.root);
		for (let turn = 0; turn < 2; turn++) {
			page.form.requestSubmit();
			await settled();
		}
		expect(server.of('feedback')).toHaveLength(2);
	});

	it('a failed reset restores the previous status of the contact form', async () => {
		serve({ refill: { status: 500, text: 'x' } });
		const page = draw({ status: 'failed' });
		await start(page.root);
		page.form.reset();
		await settled();
		expect(listening.course()).toEqual(['failed→resetting', 'resetting→failed']);
		expect(page.output()).toBe('The response is not a valid JSON response.');
	});

	it('a contact form on a cached page is reset automatically, unless a script cleared that setting', async () => {
		const server = serve();
		await start(draw().root, { cached: '1' });
		expect(server.of('refill')).toHaveLength(1);
		await start(draw().root, { cached: 0 });
		expect(server.of('refill')).toHaveLength(1);
	});

	it('a reset on a cached page does not load the view of the contact form', async () => {
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

	it('a reset does not remove a response that the server rendered', async () => {
		const server = serve();
		const page = draw({ status: 'sent', output: 'Thank you.' });
		await start(page.root, { cached: 1 });
		expect(server.of('refill')).toEqual([]);
		expect(page.output()).toBe('Thank you.');
	});
});
