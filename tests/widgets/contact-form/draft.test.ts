import { TEXT } from '@gazetteer/contract';
import { emptyStorage, kept as records } from '../../packages/drafts/browser-storage.ts';
import { change, draw, line, serve, settled, start, tick, wrapped } from './page.ts';

jest.setTimeout(30_000);

const area = wrapped(
	'your-message',
	'<textarea class="wpcf7-form-control" name="your-message"></textarea>',
);
const FIELDS =
	line('your-name') +
	area +
	'<input type="checkbox" name="likes[]" value="Bread"><input type="checkbox" name="likes[]" value="Tea" checked>' +
	'<input type="radio" name="how" value="Mail" checked><input type="radio" name="how" value="Post">' +
	'<select name="topic"><option value="">–</option><option>Boats</option><option>Tides</option></select>' +
	'<select name="days[]" multiple><option>Mon</option><option>Tue</option><option>Wed</option></select>';

let leave: (() => void) | undefined;

/** Leaves the page, once what keeps a draft is there. */
async function hide() {
	await settled();
	window.dispatchEvent(new Event('pagehide'));
	await settled();
}

/** The page as the server draws it, in place of the one before, which the visitor leaves. */
async function open(fields = FIELDS, more: Parameters<typeof draw>[0] = {}, touched = true) {
	await hide();
	leave?.();
	(window as { wpcf7?: { schemas?: Map<unknown, unknown> } }).wpcf7?.schemas?.clear();
	const page = draw({ fields, ...more });
	leave = await start(page.root);
	await settled();
	if (touched) {
		page.root.dispatchEvent(new Event('pointerover', { bubbles: true }));
		await settled();
	}
	const notice = () => page.root.querySelector<HTMLElement>('.gz-draft');
	const press = async (label: string) => {
		[...notice()!.querySelectorAll('button')].find((it) => it.textContent === label)!.click();
		await settled();
	};
	return { ...page, notice, press };
}

const kept = async () =>
	JSON.stringify([await records(), { ...sessionStorage }, { ...localStorage }]);

beforeEach(async () => {
	serve();
	await emptyStorage();
	jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
	jest.restoreAllMocks();
	leave?.();
	leave = undefined;
});

describe('a half-written form', () => {
	it('is there again after a reload, and says so', async () => {
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

	it('says so at its end, and over no field that the visitor writes in', async () => {
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

	it('that was written before the form could act is kept, too', async () => {
		const { field, root } = await open(FIELDS, {}, false);
		field('your-name').value = 'Ada';
		root.dispatchEvent(new Event('pointerover', { bubbles: true }));
		await settled();
		expect((await open()).field('your-name').value).toBe('Ada');
	});

	it.each([
		['a password', '<input type="password" name="x">'],
		['a hidden input', '<input type="hidden" name="x">'],
		['what begins with an underscore', '<input name="_x">'],
		['a token', '<input name="my-token">'],
		['an answer to a captcha service', '<textarea name="g-recaptcha-response"></textarea>'],
		['a code sent for this once', '<input name="x" autocomplete="one-time-code">'],
		['the number of a card', '<input name="x" autocomplete="section-a cc-number">'],
		['the answer to a quiz', '<input name="x" class="wpcf7-quiz">'],
		['the letters of a picture', '<input name="x" class="wpcf7-captchar">'],
		['what only machines fill in', '<input name="gazetteer_note">'],
	])('keeps nothing of %s', async (_what, control) => {
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

	it('asks for consent anew', async () => {
		const consent = wrapped(
			'consent',
			'<span class="wpcf7-form-control wpcf7-acceptance"><input type="checkbox" name="consent" value="1"></span>',
		);
		const { field } = await open(line('your-name') + consent);
		tick(field('consent'));
		change(field('your-name'), 'Ada');
		expect((await open(line('your-name') + consent)).field('consent').checked).toBe(false);
	});

	it('gives way to what the visitor has typed since, and to what the page brings', async () => {
		const { field } = await open();
		change(field('your-name'), 'Ada');
		change(field('your-message'), 'Hello');
		await hide();
		leave!();
		const page = draw({ fields: FIELDS });
		page.field('your-name').value = 'Eve';
		leave = await start(page.root);
		await settled();
		expect(page.field('your-name').value).toBe('Eve');
		expect(page.field('your-message').value).toBe('Hello');
	});

	it('is not put into a page that already answers it', async () => {
		const { field } = await open();
		change(field('your-name'), 'Ada');
		expect((await open(FIELDS, { status: 'invalid' })).field('your-name').value).toBe('');
	});

	it.each([
		['another form', { form: 'data-other' }, 'wpcf7-f99-p23-o1'],
		['another page', {}, ''],
	])('is nothing to %s', async (_what, more, tag) => {
		const { field } = await open();
		change(field('your-name'), 'Ada');
		await hide();
		leave!();
		const here = location.pathname;
		if (!tag) history.replaceState(null, '', '/elsewhere/');
		const page = draw({ fields: FIELDS, ...more });
		if (tag) page.field('_wpcf7_unit_tag').value = tag;
		leave = await start(page.root);
		await settled();
		history.replaceState(null, '', here);
		expect(page.field('your-name').value).toBe('');
	});
});

describe('it is forgotten', () => {
	const written = async (more = {}) => {
		const page = await open(FIELDS, more);
		change(page.field('your-name'), 'Ada');
		await hide();
		return page;
	};

	it('when the letter has gone out', async () => {
		const { form } = await written();
		expect(await kept()).toContain('Ada');
		form.requestSubmit();
		await settled();
		await hide();
		expect(await kept()).not.toContain('Ada');
		expect((await open()).notice()).toBeNull();
	});

	it('when a page comes that says the letter has gone out', async () => {
		await written();
		await open(FIELDS, { status: 'sent' }, false);
		expect(await kept()).not.toContain('Ada');
	});

	it('when the form is reset', async () => {
		const { form } = await written();
		form.reset();
		await settled();
		await hide();
		expect(await kept()).not.toContain('Ada');
	});

	it('when the visitor wants it so, and the fields are as they were', async () => {
		await written();
		const { field, notice, press } = await open();
		await press(TEXT.draftDiscard);
		expect(field('your-name').value).toBe('');
		expect(notice()).toBeNull();
		expect(field('your-name').matches(':focus')).toBe(true);
		await hide();
		expect(await kept()).not.toContain('Ada');
		expect((await open()).notice()).toBeNull();
	});

	it('not when the server refuses, nor when the visitor keeps it', async () => {
		serve({ feedback: { body: { status: 'spam', message: 'No.' } } });
		const { form } = await written();
		form.requestSubmit();
		await settled();
		const { field, notice, press } = await open();
		await press(TEXT.draftKeep);
		expect(notice()).toBeNull();
		expect(field('your-name').value).toBe('Ada');
		expect(await kept()).toContain('Ada');
	});
});

describe('nothing is kept', () => {
	it('where the page says so', async () => {
		const { field } = await open(FIELDS, { wrapper: 'data-gazetteer-no-draft' });
		change(field('your-name'), 'Ada');
		await hide();
		expect(await kept()).not.toContain('Ada');
	});

	it('of a part of the form that says so', async () => {
		const { field } = await open(
			`${line('your-name')}<div data-gazetteer-no-draft>${line('diagnosis')}</div>`,
		);
		change(field('diagnosis'), 'SECRET');
		change(field('your-name'), 'Ada');
		await hide();
		expect(await kept()).not.toContain('SECRET');
	});

	it('where the browser refuses, and the form works all the same', async () => {
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

	it('and nothing taken away in a form that the visitor has not touched', async () => {
		const { notice } = await open();
		await hide();
		expect(await indexedDB.databases()).toEqual([]);
		expect(localStorage).toHaveLength(0);
		expect(notice()).toBeNull();
	});
});
