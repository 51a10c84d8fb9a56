import { TIMING } from '@gazetteer/contract';
import { isShown } from '@gazetteer/dom';
import { switchAddress } from '../../../../../widgets/listing-form/sections/address/toggle.ts';
import { activeForm } from '../../active.ts';

const HTML = `<a href="#" class="googleAddressbtn" data-type="gaddress">Search</a>
	<a href="#" class="googleAddressbtn" data-type="gaddresscustom">By hand</a>
	<input id="inputAddress" name="gAddress" value="1 Pier Street">
	<div class="lp-custom-lat" style="display: none"><input id="inputAddresss" name="gAddresscustom" value="At the pier">
	<input type="hidden" id="latitude" name="latitude" value="1"><input type="hidden" id="longitude" name="longitude" value="2"></div>`;

const tick = () => new Promise((done) => setTimeout(done));

describe('links between the two addresses of a listing', () => {
	it('the address links show one address and send both, with coordinates to be typed by hand', async () => {
		const older = jest.fn();
		const durations: unknown[] = [];
		// jsdom does not implement animations.
		Element.prototype.animate = function animate(_frames, options) {
			durations.push((options as KeyframeAnimationOptions).duration);
			return { finished: Promise.resolve(), cancel: () => {} } as unknown as Animation;
		};
		window.matchMedia = () => ({ matches: false }) as MediaQueryList;
		const { form, find, sent, element, leave } = activeForm(HTML);
		document.body.onclick = older;
		switchAddress(form);
		const [search, byHand] = [...element.querySelectorAll<HTMLElement>('a')];
		const state = () => [
			isShown(find('#inputAddress')),
			isShown(find('.lp-custom-lat')),
			find('#latitude').type,
			byHand!.getAttribute('aria-pressed'),
			search!.getAttribute('aria-pressed'),
		];
		expect(state()).toEqual([true, false, 'hidden', 'false', 'true']);
		byHand!.click();
		await tick();
		expect(state()).toEqual([false, true, 'text', 'true', 'false']);
		expect(sent('gAddress', 'gAddresscustom', 'latitude')).toEqual([
			'1 Pier Street',
			'At the pier',
			'1',
		]);
		search!.dispatchEvent(
			new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }),
		);
		await tick();
		expect(state()).toEqual([true, false, 'hidden', 'false', 'true']);
		expect(new Set(durations)).toEqual(new Set([TIMING.addressSlide]));
		expect(older).not.toHaveBeenCalled();

		leave();
		byHand!.click();
		expect([older.mock.calls.length, byHand!.hasAttribute('aria-pressed')]).toEqual([1, false]);
		delete (Element.prototype as Partial<Element>).animate;
	});

	it('a page without address links stays unchanged', () => {
		const { form, element } = activeForm('<input id="inputAddress" name="gAddress">');
		switchAddress(form);
		expect(element.innerHTML).toBe('<input id="inputAddress" name="gAddress">');
	});
});
