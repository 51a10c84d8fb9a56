import { line, settled, TAG, wrapped } from '../page.ts';
import { begin, FIELDS } from './begin.ts';

describe('contact form field errors of the server', () => {
	const refused = (...fields: object[]) => ({ invalid_fields: fields });

	it('the server’s errors are rendered at their fields, and the first invalid field gets the focus', async () => {
		const { send, tips, output, region, find } = await begin(
			FIELDS,
			{},
			refused(
				{ field: 'your-email', message: 'Wrong address.' },
				{ field: 'your-name', message: 'Wrong name.' },
			),
		);
		await send();
		expect(tips()).toEqual([
			['your-name', 'Wrong name.'],
			['your-email', 'Wrong address.'],
		]);
		expect([output(), region()]).toEqual(['Look again.', 'Look again.']);
		expect(find('#your-name').matches(':focus')).toBe(true);
	});

	it('the server’s errors do not move the focus of a visitor in another field', async () => {
		let come = () => {};
		const after = new Promise<void>((done) => (come = done));
		const { send, server, find, tips } = await begin();
		const wrong = [{ field: 'your-name', message: 'Wrong name.' }];
		const body = { status: 'validation_failed', invalid_fields: wrong };
		server.said.feedback = { body, after };
		await send();
		find('#your-message').focus();
		come();
		await settled();
		expect(tips()).toEqual([['your-name', 'Wrong name.']]);
		expect(find('#your-message').matches(':focus')).toBe(true);
	});

	it('the error list includes errors of fields that are missing or have an unusual name', async () => {
		const { send, tips, list } = await begin(
			FIELDS,
			{},
			refused(
				{ field: 'elsewhere', message: 'Amiss.' },
				{ field: 'x"]', message: '<b>Odd.</b>' },
				{ field: 'your-name', message: 'Wrong name.', idref: 'nowhere' },
			),
		);
		await send();
		expect(tips()).toEqual([['your-name', 'Wrong name.']]);
		expect(list()).toEqual([
			`<li id="${TAG}-ve-elsewhere">Amiss.</li>`,
			`<li id="${TAG}-ve-x">&lt;b&gt;Odd.&lt;/b&gt;</li>`,
			`<li id="${TAG}-ve-your-name"><a href="#your-name" tabindex="-1">Wrong name.</a></li>`,
		]);
	});

	it('the server’s errors disappear with the next submission', async () => {
		const refusal = refused({ field: 'your-name', message: 'Wrong name.' });
		const { send, server, tips, list, output } = await begin(FIELDS, {}, refusal);
		await send();
		server.said.feedback = { body: { status: 'mail_failed', message: 'Later.' } };
		await send();
		expect([tips(), list(), output()]).toEqual([[], [], 'Later.']);
	});
});

describe('server-rendered response of a contact form', () => {
	const drawn =
		wrapped(
			'your-name',
			`<input class="wpcf7-form-control wpcf7-not-valid" name="your-name" id="your-name" aria-invalid="true" aria-describedby="${TAG}-ve-your-name"><span class="wpcf7-not-valid-tip">Drawn.</span>`,
		) + line('your-message');

	it('a server-rendered response stays until there is another message, and disappears with its cause', async () => {
		const { changed, root, tips, output, field } = await begin(drawn, {
			status: 'invalid',
			output: 'Look again.',
		});
		root.dispatchEvent(new Event('pointerover', { bubbles: true }));
		await settled();
		expect([tips(), output()]).toEqual([[['your-name', 'Drawn.']], 'Look again.']);
		await changed('your-name', 'Ada');
		expect([tips(), output()]).toEqual([[], '']);
		expect(field('your-name').getAttribute('aria-describedby')).toBeNull();
	});
});

describe('server-rendered errors in a form that is sent with the first touch', () => {
	it('server-rendered errors disappear with all their attributes when the form is sent', async () => {
		const id = `${TAG}-ve-your-name`;
		const field = `<input class="wpcf7-form-control wpcf7-not-valid" name="your-name" aria-invalid="true" aria-describedby="${id}"><span class="wpcf7-not-valid-tip">Drawn.</span>`;
		const { send, find, tips } = await begin(wrapped('your-name', field), {
			status: 'invalid',
		});
		await send();
		const name = find('[name=your-name]');
		expect(tips()).toEqual([]);
		expect(name.getAttribute('aria-invalid')).toBe('false');
		expect(name.getAttribute('aria-describedby')).toBeNull();
		expect(name.className).toBe('wpcf7-form-control');
	});
});

describe('message about the whole contact form', () => {
	const REFUSED = { invalid_fields: [{ field: 'your-name', message: 'Wrong name.' }] };

	it('the message about the whole form disappears when the last error is corrected', async () => {
		const { send, changed, output, region, form } = await begin(FIELDS, {}, REFUSED);
		await send();
		expect(output()).toBe('Look again.');
		await changed('your-name', 'Ada');
		expect([output(), region()]).toEqual(['', '']);
		expect(form.dataset['status']).toBe('invalid');
	});

	it('the message about the whole form stays as long as a field has an error', async () => {
		const { send, changed, output } = await begin(FIELDS, {}, REFUSED);
		await send();
		await changed('your-message', 'x');
		await changed('your-name', 'Ada');
		expect(output()).toBe('Look again.');
	});

	it('the message about the whole form stays if its cause was not a field error', async () => {
		const { send, changed, output } = await begin(FIELDS, {}, { status: 'mail_failed' });
		await changed('your-name', '');
		await send();
		await changed('your-name', '');
		await changed('your-name', 'Ada');
		expect(output()).toBe('Look again.');
	});
});
