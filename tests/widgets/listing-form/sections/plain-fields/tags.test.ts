import { act } from '@testing-library/react';
import { fireEvent } from '@testing-library/dom';
import { start } from '../../../../../widgets/listing-form/sections/plain-fields/tags.tsx';
import { validate } from '../../../../../widgets/listing-form/submit/checks/validate.ts';
import { found, settled, startOn, type Started } from '../../section.ts';

const OWN = (value = '') =>
	`<div class="form-group"><label for="inputTags">Tags</label><p id="inputTags-hint">With commas.</p><input id="inputTags" name="tags" aria-describedby="inputTags-hint" value="${value}"></div>`;
const LEGACY = (value = '') =>
	`<div class="form-group"><label for="inputTags">Tags</label><textarea id="inputTags" name="tags" placeholder="Enter tags">${value}</textarea></div>`;

const startIn = (markup: string) =>
	act(() => startOn(markup, start, '#inputTags')) as Promise<Started>;
const line = () => found<HTMLInputElement>('.gz-tag-input');
const type = (text: string) =>
	act(() => void fireEvent.change(line(), { target: { value: text } }));
const press = (key: string) => act(() => void fireEvent.keyDown(line(), { key }));
const paste = (text: string) =>
	act(() => void fireEvent.paste(line(), { clipboardData: { getData: () => text } }));
const chips = () => [...document.querySelectorAll('.gz-tag > span')].map((one) => one.textContent);

describe.each([
	['the Gazetteer server', OWN],
	['an older theme', LEGACY],
])('tags field on a page of %s', (_says, markup) => {
	it('the tags field adds tags on comma, Enter, blur and paste, and keeps the list in the original field', async () => {
		const { sent, leave } = await startIn(markup('quiet, by the sea,, Quiet'));
		expect(chips()).toEqual(['quiet', 'by the sea']);
		const heard = jest.fn();
		found('form').addEventListener('input', heard);

		type('vegan');
		expect([chips().length, sent()]).toEqual([2, [['tags', 'quiet, by the sea, vegan']]]);
		expect(heard).toHaveBeenCalled();
		type('vegan, ');
		expect([chips().at(-1), line().value]).toEqual(['vegan', '']);
		type('dogs');
		expect(fireEvent.keyDown(line(), { key: 'Enter' })).toBe(false);
		type('Vegan،');
		expect(chips()).toEqual(['quiet', 'by the sea', 'vegan', 'dogs']);
		paste('one; two\nthree\tONE');
		type('late');
		act(() => void fireEvent.focusOut(line()));
		const all = ['quiet', 'by the sea', 'vegan', 'dogs', 'one', 'two', 'three', 'late'];
		expect(chips()).toEqual(all);
		expect(sent()).toEqual([['tags', all.join(', ')]]);

		act(leave);
		expect(sent()).toEqual([['tags', all.join(', ')]]);
		expect(document.querySelector('.gz-tags')).toBeNull();
		expect(found('#inputTags').outerHTML).not.toMatch(/tabindex|aria-hidden|carrier"/);
	});

	it('the tags field removes tags by Backspace and by button, and keeps the focus in the input', async () => {
		const { sent } = await startIn(markup('one, two, three'));
		press('Backspace');
		expect(sent()).toEqual([['tags', 'one, two']]);
		type('x');
		press('Backspace');
		expect(chips()).toEqual(['one', 'two']);
		act(() => fireEvent.click(found('[aria-label="Remove one"]')) && undefined);
		expect([chips(), sent()]).toEqual([['two'], [['tags', 'two, x']]]);
		expect(line().matches(':focus')).toBe(true);
	});

	it('the tags field follows changes of the original field and its error marks', async () => {
		const { sent, form } = await startIn(markup('one'));
		const carrier = found<HTMLInputElement>('#inputTags');
		await act(async () => {
			carrier.value = 'put, back';
			fireEvent.change(carrier);
			carrier.setAttribute('aria-invalid', 'true');
			await settled();
		});
		expect([chips(), form.values.get().tags]).toEqual([
			['put', 'back'],
			['put', 'back'],
		]);
		expect(line().getAttribute('aria-invalid')).toBe('true');
		act(() => carrier.focus());
		expect(line().matches(':focus')).toBe(true);
		expect(sent()).toEqual([['tags', 'put, back']]);
	});
});

it('the tags field keeps a comma while an input method composes a word', async () => {
	await startIn(OWN());
	act(() => {
		const input = line();
		Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(
			input,
			'か、',
		);
		input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
	});
	expect([chips(), line().value]).toEqual([[], 'か、']);
});

it('the tags field waits until the visitor leaves the original field', async () => {
	await act(() =>
		startOn(
			OWN('one'),
			(form, part) => {
				part.focus();
				return start(form, part);
			},
			'#inputTags',
		),
	);
	expect(document.querySelector('.gz-tags')).toBeNull();
	act(() => found('#inputTags').blur());
	expect(chips()).toEqual(['one']);
});

it('the tags field shows an error at the maximum number that the page sets, and keeps the typed text', async () => {
	const { sent, form } = await startIn(
		OWN('one').replace('<input', '<input data-gazetteer-most="3"'),
	);
	const message = () => document.querySelector('#inputTags-error')?.textContent;
	paste('two, three, four, five');
	await act(settled);
	expect([chips(), line().value, message()]).toEqual([
		['one', 'two', 'three'],
		'four, five',
		'No more than 3 tags.',
	]);
	expect(line().getAttribute('aria-describedby')).toContain('inputTags-error');
	expect(sent()).toEqual([['tags', 'one, two, three, four, five']]);
	expect(validate(form).map(({ check, message: said }) => [check.field, said])).toEqual([
		['tags', 'No more than 3 tags.'],
	]);

	press('Enter');
	act(() => void fireEvent.focusOut(line()));
	expect([chips().length, line().value]).toEqual([3, 'four, five']);
	act(() => fireEvent.click(found('[aria-label="Remove one"]')) && undefined);
	press('Enter');
	expect([chips(), line().value]).toEqual([['two', 'three', 'four'], 'five']);
	type('');
	expect([message(), validate(form)]).toEqual([undefined, []]);
});
