import { createStore } from '@gazetteer/store';
import {
	attachCombobox,
	EMPTY,
	offered,
	type OptionText,
	type SuggestionsState,
} from '../../../packages/combobox/index.ts';

Object.assign(document, { adoptedStyleSheets: [] });
Object.assign(CSSStyleSheet.prototype, { replaceSync() {} });
Element.prototype.scrollIntoView = () => {};

const PIER = { title: 'Pier Café', context: 'Manly' };
const BAR = { title: 'Bar', context: '' };

interface State extends SuggestionsState<OptionText> {
	readonly fault: string;
}

function attach() {
	document.body.innerHTML = '<form><input name="near" autocomplete="street-address"></form>';
	const input = document.querySelector('input')!;
	const markup = document.body.innerHTML;
	const store = createStore<State>({ ...EMPTY, isBusy: false, credit: '', fault: '' });
	const choose = jest.fn();
	const leaving = new AbortController();
	attachCombobox<OptionText, State>(input, {
		store,
		label: 'Suggestions',
		choose,
		clear: () => (input.value = ''),
		note: ({ fault }) => fault,
		leaving: leaving.signal,
	});
	const set = (changes: Partial<State>) => store.update((state) => ({ ...state, ...changes }));
	const press = (key: string) =>
		input.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
	const popup = document.querySelector<HTMLElement>('.gz-suggestions')!;
	const options = () => [...popup.querySelectorAll('[role="option"]')];
	const active = () =>
		document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
	return { input, markup, store, choose, leaving, set, press, popup, options, active };
}

describe('attachCombobox()', () => {
	it('the combobox names the list and connects it to the input', () => {
		const { input, popup } = attach();
		const list = popup.querySelector('[role="listbox"]')!;
		expect(input.getAttribute('role')).toBe('combobox');
		expect(input.getAttribute('aria-controls')).toBe(list.id);
		expect(list.getAttribute('aria-label')).toBe('Suggestions');
		expect(popup.hidden).toBe(true);
	});

	it('the combobox shows the options with their second lines', () => {
		const { input, set, popup, options } = attach();
		set(offered([PIER, BAR]));
		expect(popup.hidden).toBe(false);
		expect(input.getAttribute('aria-expanded')).toBe('true');
		expect(options().map(({ innerHTML }) => innerHTML)).toEqual([
			'<bdi>Pier Café</bdi><small><bdi>Manly</bdi></small>',
			'<bdi>Bar</bdi>',
		]);
	});

	it('the combobox selects the option that the arrow keys moved to', () => {
		const { set, press, active, options, choose, popup } = attach();
		set(offered([PIER, BAR]));
		press('ArrowDown');
		press('ArrowDown');
		expect(active()).toBe('Bar');
		expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual([
			'false',
			'true',
		]);
		press('Escape');
		expect([popup.hidden, active()]).toEqual([true, undefined]);
		press('ArrowDown');
		expect(press('Enter')).toBe(false);
		expect(choose).toHaveBeenCalledWith(PIER);
	});

	it('the combobox selects a clicked option and keeps the focus in the input', () => {
		const { set, options, choose } = attach();
		set(offered([PIER, BAR]));
		const text = options()[1]!.querySelector('bdi')!;
		const isKept = !text.dispatchEvent(
			new MouseEvent('mousedown', { bubbles: true, cancelable: true }),
		);
		text.click();
		expect(isKept).toBe(true);
		expect(choose).toHaveBeenCalledWith(BAR);
	});

	it('the combobox empties the text at the second Escape', () => {
		const { input, set, press } = attach();
		input.value = 'pi';
		set(offered([PIER]));
		press('Escape');
		expect(input.value).toBe('pi');
		press('Escape');
		expect(input.value).toBe('');
	});

	it('the combobox shows an error without options, and the attribution only with options', () => {
		const { set, popup } = attach();
		const note = () => popup.querySelector('p')!;
		set({ ...offered([PIER]), credit: 'Google Maps' });
		expect([note().textContent, note().matches('.gz-suggestions-credit')]).toEqual([
			'Google Maps',
			true,
		]);
		set({ ...EMPTY, fault: 'Unavailable' });
		expect([popup.hidden, note().textContent]).toEqual([false, 'Unavailable']);
		set({ fault: '' });
		expect(popup.hidden).toBe(true);
	});

	it('the combobox reports a running request', () => {
		const { input, set } = attach();
		set({ isBusy: true });
		expect(input.getAttribute('aria-busy')).toBe('true');
		set({ isBusy: false });
		expect(input.hasAttribute('aria-busy')).toBe(false);
	});

	it('the combobox restores the page when its signal fires', () => {
		const { input, markup, set, press, leaving } = attach();
		set(offered([PIER]));
		press('ArrowDown');
		leaving.abort();
		input.removeAttribute('id');
		expect(document.body.innerHTML).toBe(markup);
		set(offered([BAR]));
		expect(document.body.innerHTML).toBe(markup);
		expect(press('ArrowDown')).toBe(true);
	});
});
