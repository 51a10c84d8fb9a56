import {
	initials,
	readCard,
} from '../../../../../widgets/listing-form/sections/preview/card-values.ts';
import { roomBeside, start } from '../../../../../widgets/listing-form/sections/preview/index.tsx';
import initialsCases from '../../../../cases/listing/initials.json';
import { activeForm } from '../../active.ts';
import { settled, startOn } from '../../section.ts';

describe('listing preview', () => {
	it('the preview reads the text of the form for every kind of location field', () => {
		const { element } =
			activeForm(`<input name="postTitle" value=" Pier Café "><input name="tagline_text" value="By the sea">
			<select id="inputCategory"><option value="">Please choose<option value="7" selected>— Cafés</select>
			<select id="inputCity" multiple><option value="1" selected>Manly<option value="2" selected>— Bondi</select>
			<input name="phone" value=""><input name="website" value="pier.example">`);
		expect(readCard(element)).toEqual({
			title: 'Pier Café',
			tagline: 'By the sea',
			category: 'Cafés',
			place: 'Manly · Bondi',
			contact: 'pier.example',
			picture: undefined,
		});
	});

	it.each([
		['<input type="hidden" name="location[]" value="Manly">', 'Manly'],
		[
			'<input name="locationn" value="Manly"><input type="hidden" name="location" value="M">',
			'Manly',
		],
		[
			'<input name="location" value=""><input name="gAddress" value="1 Pier Street">',
			'1 Pier Street',
		],
		['<select id="inputCategory"><option value="">Please choose</select>', ''],
	])('the preview reads the location from %s', (html, place) => {
		const { element } = activeForm(html);
		expect([readCard(element).place, readCard(element).category]).toEqual([place, '']);
	});

	it.each(initialsCases)(
		'the preview shows the same initials of “$title” as the listing card',
		({ title, initials: letters }) => {
			expect(initials(title)).toBe(letters);
		},
	);

	it.each([
		[
			'appears beside a narrow form',
			{ left: 288, right: 992 },
			1280,
			false,
			{ left: 1016, width: 240 },
		],
		[
			'is at most as wide as a card',
			{ left: 300, right: 900 },
			1600,
			false,
			{ left: 924, width: 300 },
		],
		[
			'appears on the other side in right-to-left text',
			{ left: 288, right: 992 },
			1280,
			true,
			{ left: 24, width: 240 },
		],
		['does not appear beside a wide form', { left: 100, right: 1180 }, 1280, false, undefined],
		['does not appear in a narrow window', { left: 0, right: 600 }, 1099, false, undefined],
	])('the listing preview %s', (_says, form, width, isRightToLeft, room) => {
		expect(roomBeside(form, width, isRightToLeft)).toEqual(room);
	});
});

describe('listing preview beside the form', () => {
	it('the preview beside the form shows the typed text when the page is scrolled in the same frame', async () => {
		const frames = new Map<number, FrameRequestCallback>();
		let last = 0;
		jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
			frames.set((last += 1), run);
			return last;
		});
		jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(
			(id) => void frames.delete(id),
		);
		// Leave room beside the form, in a window wide enough for the card.
		jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
			...{ top: 0, bottom: 900, left: 288, right: 992, width: 704, height: 900 },
		} as DOMRect);
		jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1280);
		document.elementsFromPoint = () => [];
		const { form, leave } = await startOn(
			'<input name="postTitle" id="lptitle">',
			start,
			'#lptitle',
		);

		const title = form.element.querySelector('input')!;
		title.value = 'Harbour Inn';
		title.dispatchEvent(new Event('input', { bubbles: true }));
		window.dispatchEvent(new Event('scroll'));
		for (const run of frames.values()) run(0);
		await settled();
		expect(document.querySelector('.gz-preview')!.textContent).toContain('Harbour Inn');
		leave();
		jest.restoreAllMocks();
	});
});
