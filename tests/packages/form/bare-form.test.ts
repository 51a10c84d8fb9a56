import { bareForm } from '@gazetteer/form';

/**
 * In browsers, a field hides the form’s own property with the same name. jsdom does not do this, so
 * simulate it.
 */
function formWithFields(...names: readonly string[]) {
	const form = document.createElement('form');
	form.setAttribute('action', 'https://example.org/send');
	for (const name of names) {
		const input = form.appendChild(document.createElement('input'));
		input.name = name;
		Object.defineProperty(form, name, { value: input, configurable: true });
	}
	return form;
}

describe('bareForm()', () => {
	it('bareForm() returns the form’s own property, not the field of the same name', () => {
		const form = formWithFields('action', 'elements');
		expect(form.action).toBe(form.querySelector('input'));
		const bare = bareForm(form);
		expect(bare.action).toBe('https://example.org/send');
		expect([...bare.elements]).toEqual([...form.querySelectorAll('input')]);
	});

	it('bareForm() calls the form’s own method, also when a field has its name', () => {
		const form = formWithFields('getAttribute', 'addEventListener');
		const bare = bareForm(form);
		const heard = jest.fn();
		bare.addEventListener('input', heard);
		form.dispatchEvent(new Event('input'));
		expect(heard).toHaveBeenCalledTimes(1);
		expect(bare.getAttribute('action')).toBe('https://example.org/send');
	});

	it('bareForm() returns undefined for a field name that is not a property of forms', () => {
		const form = formWithFields('email');
		expect(form['email']).toBe(form.querySelector('input'));
		expect(bareForm(form)['email']).toBeUndefined();
	});

	it('bareForm() changes attributes of the form', () => {
		const form = formWithFields('noValidate', 'toggleAttribute');
		bareForm(form).toggleAttribute('novalidate', true);
		expect(form.hasAttribute('novalidate')).toBe(true);
		expect(bareForm(form).noValidate).toBe(true);
	});
});
