import { change, draw, line, listen, serve, settled, start, TAG, tick } from '../page.ts';
import { begin, FIELDS, likes, SCHEMA } from './begin.ts';

describe('change in a contact form', () => {
	it('a change shows errors only at the changed field and the fields before it', async () => {
		const { changed, tips } = await begin();
		await changed('your-name', '');
		expect(tips()).toEqual([['your-name', 'A name, please.']]);
		await changed('your-message', 'x');
		expect(tips()).toEqual([
			['your-name', 'A name, please.'],
			['your-email', 'An address, please.'],
		]);
	});

	it('a change shows only the first error of a field, and the next one when the first is fixed', async () => {
		const { changed, tips } = await begin();
		await changed('your-name', 'Ada');
		await changed('your-email', '');
		expect(tips()).toEqual([['your-email', 'An address, please.']]);
		await changed('your-email', 'nobody');
		expect(tips()).toEqual([['your-email', 'That is no address.']]);
		await changed('your-email', 'ada@example.org');
		expect(tips()).toEqual([]);
	});

	it('a changed field is validated as soon as the rules arrive', async () => {
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

	it('several fields that the browser fills in at the same time are all validated', async () => {
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

	it('a change is not validated if the rules arrive after the form was sent and cleared', async () => {
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

	it('an invalid field is marked for assistive technology, styles and the browser until it is corrected', async () => {
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

	it('a change sets the validating status, and the previous status returns afterwards', async () => {
		const { changed } = await begin();
		const { course, stop } = listen();
		await changed('your-name', 'Ada');
		expect(course()).toEqual(['init→validating', 'validating→init']);
		stop();
	});

	it.each([
		[
			'in an element with the class novalidate',
			`<div class="novalidate">${line('your-name')}</div>`,
		],
		['of a field without a wrapper', '<input name="your-name">'],
	])('a change is not validated %s', async (_says, fields) => {
		const { changed, tips } = await begin(fields);
		const { course, stop } = listen();
		await changed('your-name', '');
		expect([course(), tips()]).toEqual([[], []]);
		stop();
	});

	it('disabled fields show no errors', async () => {
		const { changed, tips } = await begin(line('your-name', 'disabled') + line('your-message'));
		await changed('your-message', 'x');
		expect(tips()).toEqual([]);
	});

	it('a group of checkboxes is validated, and its error is cleared when one is ticked', async () => {
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

describe('press of a contact form button', () => {
	it('the press of a button ends before an error moves the page content', async () => {
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

describe('unfinished contact form press', () => {
	it('an unfinished press ends with the next key, for example after a system menu was open', async () => {
		const { changed, field, root, tips } = await begin();
		root.dispatchEvent(new Event('pointerover', { bubbles: true }));
		await settled();
		field('your-name').dispatchEvent(new Event('pointerdown', { bubbles: true }));
		field('your-name').dispatchEvent(new Event('keydown', { bubbles: true }));
		await changed('your-name', '');
		expect(tips()).toEqual([['your-name', 'A name, please.']]);
	});
});

it('an unmounted contact form has its original markup again', async () => {
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
