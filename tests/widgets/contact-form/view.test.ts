import { change, draw, line, listen, serve, settled, start, TAG, tick, wrapped } from './page.ts';

const rule = (name: string, field: string, error: string, more: object = {}) => ({
	rule: name,
	field,
	error,
	...more,
});
const SCHEMA = {
	rules: [
		rule('required', 'your-name', 'A name, please.'),
		rule('required', 'your-email', 'An address, please.'),
		rule('email', 'your-email', 'That is no address.'),
		rule('required', 'likes', 'Something, please.'),
	],
};
const FIELDS = line('your-name') + line('your-email') + line('your-message');

const likes = wrapped(
	'likes',
	'<span class="wpcf7-form-control wpcf7-checkbox"><input type="checkbox" name="likes[]" value="Bread"></span>',
);

/** What was written in one test is not put back in the next. */
let end: (() => void) | undefined;
afterEach(() => {
	end?.();
	localStorage.clear();
});

async function begin(fields = FIELDS, more: Parameters<typeof draw>[0] = {}, feedback = {}) {
	const server = serve({
		schema: { body: SCHEMA },
		feedback: { body: { status: 'validation_failed', message: 'Look again.', ...feedback } },
	});
	const page = draw({ fields, ...more });
	const leave = (end = await start(page.root));
	const tips = () =>
		page
			.all('.wpcf7-not-valid-tip')
			.map((tip) => [tip.closest('[data-name]')!.getAttribute('data-name'), tip.textContent]);
	const list = () => page.all('.screen-reader-response li').map((entry) => entry.outerHTML);
	const changed = async (name: string, value: string) => {
		change(page.field(name), value);
		await settled();
	};
	const send = async () => {
		page.form.requestSubmit();
		await settled();
	};
	return { ...page, server, leave, tips, list, changed, send };
}

describe('a change', () => {
	it('blames the changed field and those before it, and none after it', async () => {
		const { changed, tips } = await begin();
		await changed('your-name', '');
		expect(tips()).toEqual([['your-name', 'A name, please.']]);
		await changed('your-message', 'x');
		expect(tips()).toEqual([
			['your-name', 'A name, please.'],
			['your-email', 'An address, please.'],
		]);
	});

	it('shows the first error of a field alone, and the next when that is mended', async () => {
		const { changed, tips } = await begin();
		await changed('your-name', 'Ada');
		await changed('your-email', '');
		expect(tips()).toEqual([['your-email', 'An address, please.']]);
		await changed('your-email', 'nobody');
		expect(tips()).toEqual([['your-email', 'That is no address.']]);
		await changed('your-email', 'ada@example.org');
		expect(tips()).toEqual([]);
	});

	it('is judged as soon as the rules are there, when they come after it', async () => {
		let come = () => {};
		const after = new Promise<void>((done) => (come = done));
		serve({ schema: { body: SCHEMA, after } });
		const page = draw({ fields: FIELDS });
		await start(page.root);
		change(page.field('your-name'), '');
		await settled();
		expect(page.find('.wpcf7-not-valid-tip')).toBeNull();
		come();
		await settled();
		expect(page.find('.wpcf7-not-valid-tip').textContent).toBe('A name, please.');
	});

	it('of many fields at once, as a browser fills them in, is judged for each', async () => {
		const file = { rule: 'file', field: 'a', error: 'No such file.', accept: ['image/png'] };
		serve({ schema: { body: { rules: [file, ...SCHEMA.rules] } } });
		const page = draw({ fields: FIELDS });
		await start(page.root);
		change(page.field('your-name'), '');
		change(page.field('your-email'), 'nobody');
		await settled();
		expect(page.all('.wpcf7-not-valid-tip')).toHaveLength(2);
		expect(page.form.dataset['status']).toBe('init');
	});

	it('is not held against the empty form after what it belonged to went out', async () => {
		let come = () => {};
		const after = new Promise<void>((done) => (come = done));
		serve({ schema: { body: SCHEMA, after } });
		const page = draw({ fields: FIELDS });
		await start(page.root);
		change(page.field('your-name'), 'Ada');
		page.form.requestSubmit();
		await settled();
		come();
		await settled();
		expect(page.form.dataset['status']).toBe('sent');
		expect(page.find('.wpcf7-not-valid-tip')).toBeNull();
	});

	it('marks the field for assistive technology, styles and the browser, and takes all of it back', async () => {
		const { changed, field, list } = await begin();
		const name = field('your-name');
		name.setAttribute('aria-describedby', 'help');
		await changed('your-name', '');
		const entry = `${TAG}-ve-your-name`;
		expect(name.getAttribute('aria-invalid')).toBe('true');
		expect(name.getAttribute('aria-describedby')).toBe(`help ${entry}`);
		expect(name.classList).toContain('wpcf7-not-valid');
		expect(name.validationMessage).toBe('A name, please.');
		expect(list()).toEqual([
			`<li id="${entry}"><a href="#your-name" tabindex="-1">A name, please.</a></li>`,
		]);

		await changed('your-name', 'Ada');
		expect(name.getAttribute('aria-invalid')).toBe('false');
		expect(name.getAttribute('aria-describedby')).toBe('help');
		expect(name.classList).not.toContain('wpcf7-not-valid');
		expect(name.validity.valid).toBe(true);
		expect(list()).toEqual([]);
	});

	it('is told as validating and back', async () => {
		const { changed } = await begin();
		const { course, stop } = listen();
		await changed('your-name', 'Ada');
		expect(course()).toEqual(['init→validating', 'validating→init']);
		stop();
	});

	it.each([
		['in a part that is not checked', `<div class="novalidate">${line('your-name')}</div>`],
		['of a field without a place', '<input name="your-name">'],
	])('%s is not looked at', async (_says, fields) => {
		const { changed, tips } = await begin(fields);
		const { course, stop } = listen();
		await changed('your-name', '');
		expect([course(), tips()]).toEqual([[], []]);
		stop();
	});

	it('does not blame what cannot be filled in', async () => {
		const { changed, tips } = await begin(line('your-name', 'disabled') + line('your-message'));
		await changed('your-message', 'x');
		expect(tips()).toEqual([]);
	});

	it('counts the ticks of a group of boxes, and takes its error away with a tick', async () => {
		const { changed, field, tips, list } = await begin(likes + line('your-message'));
		await changed('your-message', 'x');
		expect(tips()).toEqual([['likes', 'Something, please.']]);
		expect(list()).toEqual([`<li id="${TAG}-ve-likes">Something, please.</li>`]);
		expect(field('likes[]').validationMessage).toBe('Something, please.');
		tick(field('likes[]'));
		await settled();
		expect(tips()).toEqual([]);
	});
});

describe('a press of a button', () => {
	it('is over before anything moves the page under it', async () => {
		const { changed, button, root, tips } = await begin();
		root.dispatchEvent(new Event('pointerover', { bubbles: true }));
		await settled();
		button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
		await changed('your-name', '');
		expect(tips()).toEqual([]);
		button.dispatchEvent(new Event('pointerup', { bubbles: true }));
		await settled();
		expect(tips()).toEqual([['your-name', 'A name, please.']]);
	});
});

describe('a press that is never released', () => {
	it('as under a menu of the system, ends with the next key', async () => {
		const { changed, field, root, tips } = await begin();
		root.dispatchEvent(new Event('pointerover', { bubbles: true }));
		await settled();
		field('your-name').dispatchEvent(new Event('pointerdown', { bubbles: true }));
		field('your-name').dispatchEvent(new Event('keydown', { bubbles: true }));
		await changed('your-name', '');
		expect(tips()).toEqual([['your-name', 'A name, please.']]);
	});
});

describe('what the server refuses', () => {
	const refused = (...fields: object[]) => ({ invalid_fields: fields });

	it('is drawn at its fields, and the first of them gets the focus', async () => {
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

	it('leaves the focus with a visitor who writes in another field by then', async () => {
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

	it('is in the list even without a place in the form, or with the oddest of names', async () => {
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

	it('goes with the next try', async () => {
		const refusal = refused({ field: 'your-name', message: 'Wrong name.' });
		const { send, server, tips, list, output } = await begin(FIELDS, {}, refusal);
		await send();
		server.said.feedback = { body: { status: 'mail_failed', message: 'Later.' } };
		await send();
		expect([tips(), list(), output()]).toEqual([[], [], 'Later.']);
	});
});

describe('what the server drew into the page itself', () => {
	const drawn =
		wrapped(
			'your-name',
			`<input class="wpcf7-form-control wpcf7-not-valid" name="your-name" id="your-name" aria-invalid="true" aria-describedby="${TAG}-ve-your-name"><span class="wpcf7-not-valid-tip">Drawn.</span>`,
		) + line('your-message');

	it('stays until there is something else to say, and goes with its cause', async () => {
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

describe('what the server drew, in a form that is sent with the first touch', () => {
	it('goes with all its marks', async () => {
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

describe('a tip that lies over its field', () => {
	const floating = (feedback = {}) =>
		begin(
			FIELDS,
			{ fields: `<div class="use-floating-validation-tip">${FIELDS}</div>` },
			feedback,
		);
	const NAME = { invalid_fields: [{ field: 'your-name', message: 'Wrong name.' }] };

	it.each([
		['comes to the field', '#your-name', 'focusin'],
		['presses the tip', '.wpcf7-not-valid-tip', 'click'],
	])('makes room for a visitor who %s', async (_does, place, event) => {
		const { changed, find } = await floating();
		await changed('your-name', '');
		const tip = find<HTMLElement>('.wpcf7-not-valid-tip');
		expect(tip.style.display).toBe('');
		find(place).dispatchEvent(new Event(event, { bubbles: true }));
		await settled();
		expect(tip.style.display).toBe('none');
	});

	it('stands below it, to be read, where the field gets the focus by an answer', async () => {
		const { send, find } = await floating(NAME);
		await send();
		const tip = find<HTMLElement>('.wpcf7-not-valid-tip');
		expect(find('#your-name').matches(':focus')).toBe(true);
		expect([tip.style.display, tip.className]).toEqual([
			'',
			'wpcf7-not-valid-tip gz-tip-below',
		]);
	});

	it('stands below it where the visitor was in the field all the while', async () => {
		const { send, find } = await floating(NAME);
		find('#your-name').focus();
		await send();
		expect(find('.wpcf7-not-valid-tip').className).toContain('gz-tip-below');
	});

	it('lies over the next one that is wrong', async () => {
		const { changed, send, find } = await floating(NAME);
		await send();
		find('#your-message').focus();
		await changed('your-name', '');
		await changed('your-message', 'x');
		expect(find('[data-name=your-email] .wpcf7-not-valid-tip').className).not.toContain(
			'below',
		);
	});
});

describe('a tip', () => {
	it('is the last element of its wrap itself, as styles and scripts expect', async () => {
		const { changed, find } = await begin();
		await changed('your-name', '');
		const tip = find('[data-name=your-name]').lastElementChild!;
		expect(tip.outerHTML).toBe(
			'<span class="wpcf7-not-valid-tip" aria-hidden="true">A name, please.</span>',
		);
	});

	it('leaves nothing of itself on an element that is used again', async () => {
		const { changed, find, all } = await begin();
		await changed('your-name', '');
		await changed('your-name', 'Ada');
		await changed('your-message', 'x');
		expect(all('.wpcf7-not-valid-tip')).toHaveLength(1);
		expect(find('.wpcf7-not-valid-tip').textContent).toBe('An address, please.');
	});
});

describe('the list for screen readers', () => {
	it('is the server’s own, of which none is left empty', async () => {
		const { changed, all, root } = await begin();
		await changed('your-name', '');
		expect(all('.screen-reader-response ul').map((list) => list.childElementCount)).toEqual([
			1,
		]);
		await changed('your-name', 'Ada');
		await changed('your-email', 'ada@example.org');
		expect(root.querySelector('.screen-reader-response ul:not([hidden]):empty')).toBeNull();
		expect(all('.screen-reader-response ul')).toHaveLength(1);
	});

	it('adds no stop for the tabulator to fields that say what is wrong themselves', async () => {
		const elsewhere = '<input id="lone" name="lone">';
		const { send, all } = await begin(
			FIELDS,
			{ fields: FIELDS + elsewhere },
			{
				invalid_fields: [
					{ field: 'your-name', message: 'Wrong name.' },
					{ field: 'lone', message: 'Wrong.', idref: 'lone' },
				],
			},
		);
		await send();
		expect(
			all('.screen-reader-response a').map((link) => [link.textContent, link.tabIndex]),
		).toEqual([
			['Wrong name.', -1],
			['Wrong.', 0],
		]);
	});
});

describe('the sentence about the whole', () => {
	const REFUSED = { invalid_fields: [{ field: 'your-name', message: 'Wrong name.' }] };

	it('goes when the last error is mended', async () => {
		const { send, changed, output, region, form } = await begin(FIELDS, {}, REFUSED);
		await send();
		expect(output()).toBe('Look again.');
		await changed('your-name', 'Ada');
		expect([output(), region()]).toEqual(['', '']);
		expect(form.dataset['status']).toBe('invalid');
	});

	it('stays as long as an error does', async () => {
		const { send, changed, output } = await begin(FIELDS, {}, REFUSED);
		await send();
		await changed('your-message', 'x');
		await changed('your-name', 'Ada');
		expect(output()).toBe('Look again.');
	});

	it('stays where it was about something else', async () => {
		const { send, changed, output } = await begin(FIELDS, {}, { status: 'mail_failed' });
		await changed('your-name', '');
		await send();
		await changed('your-name', '');
		await changed('your-name', 'Ada');
		expect(output()).toBe('Look again.');
	});
});

it('a form that leaves is given back as it was', async () => {
	const before = draw({ fields: FIELDS }).root.outerHTML;
	const { leave, changed, send, root } = await begin();
	expect(root.outerHTML).not.toBe(before);
	await changed('your-name', '');
	await send();
	leave();
	await settled();
	const now = root.outerHTML
		.replace('wpcf7-form invalid', 'wpcf7-form init')
		.replace('data-status="invalid"', 'data-status="init"');
	expect(now).toBe(before);
});
