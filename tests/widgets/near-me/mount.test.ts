import { fireEvent } from '@testing-library/dom';
import { mount } from '../../../widgets/near-me/mount.ts';

let submitted = 0;
let asked = 0;

const locate = (answer: { coords: object } | { code: number } | undefined) =>
	Object.defineProperty(navigator, 'geolocation', {
		configurable: true,
		value: {
			getCurrentPosition(found: (at: object) => void, failed: (error: object) => void) {
				asked++;
				if (answer) ('coords' in answer ? found : failed)(answer);
			},
		},
	});

function form(): HTMLElement {
	document.body.innerHTML = `<form><div data-denied="Denied." data-failed="Failed." data-searching="Searching.">
		<input name="gz_place" value="Bern"><input type="hidden" name="gz_near" disabled>
		<button type="button" class="gz-near-me" aria-pressed="false">Near me</button><p class="gz-near-message"></p></div></form>`;
	submitted = asked = 0;
	document.querySelector('form')!.requestSubmit = () => void submitted++;
	const root = document.querySelector<HTMLElement>('[data-denied]')!;
	mount(root, {}, new AbortController().signal);
	return root;
}
const button = () => document.querySelector('button')!;
const values = () => [...new FormData(document.querySelector('form')!)].map(([, value]) => value);
const message = () => document.querySelector('p')!.textContent;

describe('near me widget', () => {
	it('the widget asks for the position only after a press, and searches near the rounded position', () => {
		locate({ coords: { latitude: 47.376_94, longitude: -8.541_69 } });
		form();
		expect(asked).toBe(0);
		fireEvent.click(button());
		expect(values()).toEqual(['', '47.38,-8.54']);
		expect(submitted).toBe(1);
		expect(button().getAttribute('aria-pressed')).toBe('true');
	});

	it.each([
		['refuses the position', 1, 'Denied.'],
		['does not know the position', 2, 'Failed.'],
		['takes too long', 3, 'Failed.'],
	])('the widget shows a message and keeps the place if the browser %s', (_says, code, text) => {
		locate({ code });
		form();
		fireEvent.click(button());
		expect(message()).toBe(text);
		expect(values()).toEqual(['Bern']);
		expect(submitted).toBe(0);
		expect(button().hasAttribute('aria-busy')).toBe(false);
	});

	it('the widget asks once while the browser looks for the position', () => {
		locate(undefined);
		form();
		fireEvent.click(button());
		fireEvent.click(button());
		expect([asked, message()]).toEqual([1, 'Searching.']);
	});

	it('a typed place replaces the position', () => {
		locate({ coords: { latitude: 1, longitude: 2 } });
		form();
		fireEvent.click(button());
		fireEvent.input(document.querySelector('input')!, { target: { value: 'Basel' } });
		expect(values()).toEqual(['Basel']);
		expect(button().getAttribute('aria-pressed')).toBe('false');
	});
});
