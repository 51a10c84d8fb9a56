import { settled } from '../page.ts';
import { begin, FIELDS } from './begin.ts';

describe('floating contact form tip', () => {
	const floating = (feedback = {}) =>
		begin(
			FIELDS,
			{ fields: `<div class="use-floating-validation-tip">${FIELDS}</div>` },
			feedback,
		);
	const NAME = { invalid_fields: [{ field: 'your-name', message: 'Wrong name.' }] };

	it.each([
		['focuses the field', '#your-name', 'focusin'],
		['clicks the tip', '.wpcf7-not-valid-tip', 'click'],
	])('a floating tip disappears when the visitor %s', async (_does, place, event) => {
		const { changed, find } = await floating();
		await changed('your-name', '');
		const tip = find<HTMLElement>('.wpcf7-not-valid-tip');
		expect(tip.style.display).toBe('');
		find(place).dispatchEvent(new Event(event, { bubbles: true }));
		await settled();
		expect(tip.style.display).toBe('none');
	});

	it('a floating tip appears below the field when an answer moves the focus there', async () => {
		const { send, find } = await floating(NAME);
		await send();
		const tip = find<HTMLElement>('.wpcf7-not-valid-tip');
		expect(find('#your-name').matches(':focus')).toBe(true);
		expect([tip.style.display, tip.className]).toEqual([
			'',
			'wpcf7-not-valid-tip gz-tip-below',
		]);
	});

	it('a floating tip appears below the field when the field already had the focus', async () => {
		const { send, find } = await floating(NAME);
		find('#your-name').focus();
		await send();
		expect(find('.wpcf7-not-valid-tip').className).toContain('gz-tip-below');
	});

	it('a floating tip covers the next invalid field', async () => {
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

describe('contact form tip', () => {
	it('a tip is the last child of its wrapper, as styles and scripts expect', async () => {
		const { changed, find } = await begin();
		await changed('your-name', '');
		const tip = find('[data-name=your-name]').lastElementChild!;
		expect(tip.outerHTML).toBe(
			'<span class="wpcf7-not-valid-tip" aria-hidden="true">A name, please.</span>',
		);
	});

	it('a tip starts without leftover styles when its element is reused', async () => {
		const { changed, find, all } = await begin();
		await changed('your-name', '');
		await changed('your-name', 'Ada');
		await changed('your-message', 'x');
		expect(all('.wpcf7-not-valid-tip')).toHaveLength(1);
		expect(find('.wpcf7-not-valid-tip').textContent).toBe('An address, please.');
	});
});

describe('contact form error list for screen readers', () => {
	it('the error list for screen readers reuses the list of the server and leaves no list empty', async () => {
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

	it('the error list for screen readers adds tab stops only for errors of fields without a tip', async () => {
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
