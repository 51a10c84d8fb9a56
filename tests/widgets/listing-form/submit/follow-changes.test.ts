import { waitFor } from '@testing-library/dom';
import { startForm } from './submit-form.ts';

describe('changes in the listing form', () => {
	it('several changes in the listing form validate the whole form once', async () => {
		const { form, phase, leave } = startForm();
		const title = form.element.querySelector<HTMLInputElement>('#lptitle')!;
		title.value = '';
		await form.send();
		expect(phase()).toBe('invalid');

		const checks = jest.fn(() => []);
		form.parts.push({ checks });
		for (let field = 0; field < 9; field += 1) {
			const input = document.createElement('input');
			title.after(input);
			input.dispatchEvent(new Event('input', { bubbles: true }));
		}
		title.value = 'Harbour Inn';
		title.dispatchEvent(new Event('input', { bubbles: true }));
		await waitFor(() => expect(phase()).toBe('idle'));
		expect(checks).toHaveBeenCalledTimes(1);
		leave();
	});
});
