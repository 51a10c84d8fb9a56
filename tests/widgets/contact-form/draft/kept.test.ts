import { TEXT } from '@gazetteer/contract';
import { change, draw, line, settled, start, tick, wrapped } from '../page.ts';
import { FIELDS, hide, kept, leave, open } from './open.ts';

jest.setTimeout(30_000);

describe('draft of a contact form', () => {
	it('the draft of a contact form is restored after a reload, with a notice', async () => {
		const { field, find } = await open();
		change(field('your-name'), 'Ada');
		change(field('your-message'), 'Two\nlines & “more”');
		tick(find('[value=Bread]'));
		tick(find('[value=Tea]'), false);
		tick(find('[value=Post]'));
		find<HTMLSelectElement>('[name=topic]').value = 'Tides';
		for (const day of [0, 2])
			find<HTMLSelectElement>('[name="days[]"]').options[day]!.selected = true;
		change(field('your-name'), 'Ada L.');

		const again = await open(FIELDS, {}, false);
		expect(again.field('your-name').value).toBe('Ada L.');
		expect(again.field('your-message').value).toBe('Two\nlines & “more”');
		expect(again.find('[value=Bread]').checked).toBe(true);
		expect(again.find('[value=Tea]').checked).toBe(false);
		expect(again.find('[value=Post]').checked).toBe(true);
		expect(again.find<HTMLSelectElement>('[name=topic]').value).toBe('Tides');
		const days = again.find<HTMLSelectElement>('[name="days[]"]').selectedOptions;
		expect([...days].map(({ value }) => value)).toEqual(['Mon', 'Wed']);
		expect(again.notice()!.textContent).toContain(TEXT.draftRestored);
		expect(again.notice()!.getAttribute('role')).toBe('status');
	});

	it('the draft notice appears at the end of the contact form, without covering a field', async () => {
		const { field } = await open();
		change(field('your-name'), 'Ada');
		const again = await open(FIELDS, {}, false);
		expect(again.form.lastElementChild).toBe(again.notice());
		expect(again.notice()!.className).toBe('gz-draft');
		again.notice()!.querySelector('button')!.focus();
		expect(again.notice()!.className).toBe('gz-draft');
		again.field('your-message').focus();
		expect(again.notice()!.className).toBe('gz-draft gz-draft-at-rest');
	});

	it('the draft of a contact form includes text that was typed before the script loaded', async () => {
		const { field, root } = await open(FIELDS, {}, false);
		field('your-name').value = 'Ada';
		root.dispatchEvent(new Event('pointerover', { bubbles: true }));
		await settled();
		expect((await open()).field('your-name').value).toBe('Ada');
	});

	it.each([
		['a password field', '<input type="password" name="x">'],
		['a hidden input', '<input type="hidden" name="x">'],
		['a field whose name begins with an underscore', '<input name="_x">'],
		['a bot-check token', '<input name="my-token">'],
		[
			'a response field of a captcha service',
			'<textarea name="g-recaptcha-response"></textarea>',
		],
		['a one-time code field', '<input name="x" autocomplete="one-time-code">'],
		['a card number field', '<input name="x" autocomplete="section-a cc-number">'],
		['a quiz', '<input name="x" class="wpcf7-quiz">'],
		['an image captcha', '<input name="x" class="wpcf7-captchar">'],
		['a honeypot field', '<input name="gazetteer_note">'],
	])('the draft of a contact form does not contain the value of %s', async (_what, control) => {
		const { root, field } = await open(line('your-name') + control);
		const secret = root.querySelector<HTMLInputElement>(
			'[name]:not([name^=_wpcf7]):not([name=your-name])',
		)!;
		change(secret, 'SECRET');
		change(field('your-name'), 'Ada');
		await hide();
		expect(await kept()).toContain('Ada');
		expect(await kept()).not.toContain('SECRET');
	});

	it('a restored draft of a contact form does not tick the consent box', async () => {
		const consent = wrapped(
			'consent',
			'<span class="wpcf7-form-control wpcf7-acceptance"><input type="checkbox" name="consent" value="1"></span>',
		);
		const { field } = await open(line('your-name') + consent);
		tick(field('consent'));
		change(field('your-name'), 'Ada');
		expect((await open(line('your-name') + consent)).field('consent').checked).toBe(false);
	});

	it('a restored draft does not replace later input or values of the page', async () => {
		const { field } = await open();
		change(field('your-name'), 'Ada');
		change(field('your-message'), 'Hello');
		await hide();
		leave!();
		const page = draw({ fields: FIELDS });
		page.field('your-name').value = 'Eve';
		await start(page.root);
		await settled();
		expect(page.field('your-name').value).toBe('Eve');
		expect(page.field('your-message').value).toBe('Hello');
	});

	it('the draft of a contact form is not restored in a page with a response', async () => {
		const { field } = await open();
		change(field('your-name'), 'Ada');
		expect((await open(FIELDS, { status: 'invalid' })).field('your-name').value).toBe('');
	});

	it.each([
		['another form', { form: 'data-other' }, 'wpcf7-f99-p23-o1'],
		['another page', {}, ''],
	])('the draft of a contact form is not restored for %s', async (_what, more, tag) => {
		const { field } = await open();
		change(field('your-name'), 'Ada');
		await hide();
		leave!();
		const here = location.pathname;
		if (!tag) history.replaceState(null, '', '/elsewhere/');
		const page = draw({ fields: FIELDS, ...more });
		if (tag) page.field('_wpcf7_unit_tag').value = tag;
		await start(page.root);
		await settled();
		history.replaceState(null, '', here);
		expect(page.field('your-name').value).toBe('');
	});
});

describe('contact form without a draft', () => {
	it('a contact form saves no draft if the page disables drafts', async () => {
		const { field } = await open(FIELDS, { wrapper: 'data-gazetteer-no-draft' });
		change(field('your-name'), 'Ada');
		await hide();
		expect(await kept()).not.toContain('Ada');
	});

	it('the draft of a contact form excludes a part of the form that disables drafts', async () => {
		const { field } = await open(
			`${line('your-name')}<div data-gazetteer-no-draft>${line('diagnosis')}</div>`,
		);
		change(field('diagnosis'), 'SECRET');
		change(field('your-name'), 'Ada');
		await hide();
		expect(await kept()).not.toContain('SECRET');
	});

	it('a contact form works without a draft if the browser refuses storage', async () => {
		const denied = () => {
			throw new DOMException('denied', 'SecurityError');
		};
		jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
		jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(denied);
		jest.spyOn(window, 'localStorage', 'get').mockImplementation(denied);
		jest.spyOn(indexedDB, 'open').mockImplementation(denied);
		const { field, form } = await open();
		change(field('your-name'), 'Ada');
		await hide();
		form.requestSubmit();
		await settled();
		expect(form.dataset['status']).toBe('sent');
		expect(console.error).not.toHaveBeenCalled();
	});

	it('a contact form that the visitor has not touched saves and deletes no draft', async () => {
		const { notice } = await open();
		await hide();
		expect(await indexedDB.databases()).toEqual([]);
		expect(localStorage).toHaveLength(0);
		expect(notice()).toBeNull();
	});
});
