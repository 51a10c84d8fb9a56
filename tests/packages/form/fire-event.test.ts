import { fireEvent } from '@gazetteer/form';

describe('fireEvent()', () => {
	it.each(['input', 'change'] as const)(
		'fireEvent() dispatches a bubbling event of the type “%s”, which listeners on the form receive',
		(type) => {
			document.body.innerHTML = '<form><input name="title"></form>';
			const input = document.querySelector('input')!;
			const heard = jest.fn();
			document.querySelector('form')!.addEventListener(type, heard);
			fireEvent(input, type);
			expect(heard).toHaveBeenCalledTimes(1);
			expect(heard).toHaveBeenCalledWith(
				expect.objectContaining({ type, target: input, bubbles: true, cancelable: false }),
			);
		},
	);
});
