import { act } from '@testing-library/react';
import { EVENT } from '@gazetteer/contract';
import { findForm } from '../../../../widgets/listing-form/form.ts';
import { activate } from '../../../../widgets/listing-form/interactive/index.ts';

const BUG = new Error('A bug in a section.');

const Broken = () => {
	throw BUG;
};

describe('activation of the listing form', () => {
	it('the listing form reports a section that fails while it is drawn, and keeps the other sections', async () => {
		jest.spyOn(console, 'error').mockImplementation(() => {});
		document.body.innerHTML = '<form id="lp-submit-form" class="gz-form"></form>';
		const leaving = new AbortController();
		const form = activate(findForm(document.body, leaving.signal)!);
		const heard = jest.fn();
		document.addEventListener(EVENT.error, (event) => heard((event as CustomEvent).detail));
		await act(async () => {
			form.fill(form.element, <p>Photos</p>);
			form.fill(form.element, <Broken />);
		});
		expect(heard).toHaveBeenCalledWith(
			expect.objectContaining({ widget: 'listing-form', error: BUG }),
		);
		expect(form.element.textContent).toBe('Photos');
		leaving.abort();
	});
});
