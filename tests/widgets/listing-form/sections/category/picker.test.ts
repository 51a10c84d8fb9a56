import { act } from '@testing-library/react';
import { fireEvent } from '@testing-library/dom';
import { start } from '../../../../../widgets/listing-form/sections/category/index.ts';
import { found, settled, startOn } from '../../section.ts';

const NAMES = Array.from({ length: 20 }, (_no, at) => `Place ${String.fromCharCode(65 + at)}`);

const SELECT = (more = '', names = NAMES, blank = '<option value="">Please choose</option>') =>
	`<label for="inputCategory">Category</label><p id="inputCategory-hint">Hold Ctrl</p><select id="inputCategory" name="category[]" class="lp-required-field" aria-describedby="inputCategory-hint" ${more}>${more ? '' : blank}${names
		.map((name, at) => `<option value="${at + 1}">${name}</option>`)
		.join('')}</select><p class="after"></p>`;

const startIn = async (markup: string) => {
	const started = await act(() => startOn(markup, start, '#inputCategory'));
	await act(settled);
	return started;
};
const select = () => found<HTMLSelectElement>('#inputCategory');
const input = () => found<HTMLInputElement>('[role="combobox"]');
const options = () =>
	[...document.querySelectorAll('[role="option"]')].map((one) => one.textContent);
const chips = () => [...document.querySelectorAll('.gz-chip')].map((one) => one.textContent);
const type = (value: string) => act(() => void fireEvent.change(input(), { target: { value } }));
const press = (key: string) => {
	let isOurs = false;
	act(() => void (isOurs = !fireEvent.keyDown(input(), { key })));
	return isOurs;
};

describe('category combobox', () => {
	it.each([
		['few options', SELECT('', NAMES.slice(0, 9))],
		[
			'a style that another script uses to hide it',
			SELECT().replace('<select', '<select style="display:none"'),
		],
	])('the category combobox does not replace a select with %s', async (_says, markup) => {
		await startIn(markup);
		expect(document.querySelector('[role="combobox"]')).toBeNull();
	});

	it('the category combobox follows the select in the page and stores its choice there', async () => {
		const { sent, leave } = await startIn(SELECT());
		const changed = jest.fn();
		select().addEventListener('change', changed);
		expect(select().nextElementSibling!.contains(input())).toBe(true);
		expect(input().placeholder).toBe('Please choose');
		expect(document.getElementById(input().getAttribute('aria-labelledby')!)!.textContent).toBe(
			'Category',
		);
		expect([select().tabIndex, select().getAttribute('aria-hidden')]).toEqual([-1, 'true']);
		type('place c');
		expect(options()).toEqual(['Place C']);
		expect(input().getAttribute('aria-expanded')).toBe('true');
		expect(press('Enter')).toBe(true);
		expect(sent()).toEqual([['category[]', '3']]);
		expect(input().value).toBe('Place C');
		expect(input().getAttribute('aria-expanded')).toBe('false');
		expect(changed).toHaveBeenCalledTimes(1);
		// When the list is closed, the form handles Enter.
		expect(press('Enter')).toBe(false);
		act(leave);
		expect(document.querySelector('[role="combobox"]')).toBeNull();
		expect([select().hasAttribute('tabindex'), select().hasAttribute('aria-hidden')]).toEqual([
			false,
			false,
		]);
		expect(sent()).toEqual([['category[]', '3']]);
	});

	it('the category combobox supports the arrow keys, closes on Escape and restores the choice on a second Escape', async () => {
		const { sent } = await startIn(SELECT());
		press('ArrowDown');
		press('ArrowDown');
		press('ArrowDown');
		expect(found(`#${input().getAttribute('aria-activedescendant')}`).textContent).toBe(
			'Place B',
		);
		press('ArrowUp');
		press('ArrowUp');
		press('Enter');
		expect(sent()).toEqual([['category[]', '20']]);
		type('nothing like it');
		// Without an active option, the form handles Enter.
		expect(press('Enter')).toBe(false);
		expect(options()).toEqual([]);
		press('Escape');
		expect(input().getAttribute('aria-expanded')).toBe('false');
		expect(input().value).toBe('nothing like it');
		press('Escape');
		expect(input().value).toBe('Place T');
		type('');
		act(() => void fireEvent.focusOut(input()));
		expect(sent()).toEqual([['category[]', '']]);
	});

	it('the category combobox shows several choices as chips that can be removed', async () => {
		const { sent } = await startIn(SELECT('multiple'));
		expect(found('#inputCategory-hint').hidden).toBe(true);
		for (const name of ['place b', 'place a']) {
			type(name);
			press('Enter');
		}
		expect(chips()).toEqual(['Place A', 'Place B']);
		expect(sent()).toEqual([
			['category[]', '1'],
			['category[]', '2'],
		]);
		act(() => void fireEvent.click(found('[aria-label="Remove Place A"]')));
		expect(sent()).toEqual([['category[]', '2']]);
		press('Backspace');
		expect(sent()).toEqual([]);
	});

	it('the category combobox follows choices, added options and errors of the select', async () => {
		await startIn(SELECT());
		await act(async () => {
			select().add(new Option('Airport', 'airport', true, true));
			await settled();
		});
		expect(input().value).toBe('Airport');
		await act(async () => {
			select().value = '2';
			fireEvent.change(select());
			select().setAttribute('aria-invalid', 'true');
			await settled();
		});
		expect(input().value).toBe('Place B');
		expect(input().getAttribute('aria-invalid')).toBe('true');
	});

	it('the category combobox receives focus that is meant for the select', async () => {
		await startIn(SELECT());
		act(() => select().focus());
		expect(input().matches(':focus')).toBe(true);
		act(() => input().blur());
		act(() => found('label').click());
		expect(input().matches(':focus')).toBe(true);
	});

	it('the category combobox waits to replace the select while the select has focus', async () => {
		await act(() =>
			startOn(
				SELECT(),
				(form, part) => {
					part.focus();
					return start(form, part);
				},
				'#inputCategory',
			),
		);
		expect(document.querySelector('[role="combobox"]')).toBeNull();
		await act(async () => {
			select().blur();
			await settled();
		});
		expect(input()).toBeTruthy();
	});
});
