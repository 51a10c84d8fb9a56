import initialsCases from '../../../../../cases/listing/initials.json';
import {
	initials,
	readCard,
} from '../../../../../../widgets/listing-form/interactive/sections/preview/card-values.ts';
import { roomBeside } from '../../../../../../widgets/listing-form/interactive/sections/preview/room.ts';
import { activeForm } from '../../../active.ts';

describe('the preview', () => {
	it('has the words of the form, whichever way its place is chosen', () => {
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
	])('reads the place of %s', (html, place) => {
		const { element } = activeForm(html);
		expect([readCard(element).place, readCard(element).category]).toEqual([place, '']);
	});

	it.each(initialsCases)(
		'has the letters of “$title” that its card has',
		({ title, initials: letters }) => {
			expect(initials(title)).toBe(letters);
		},
	);

	it.each([
		[
			'beside a narrow form',
			{ left: 288, right: 992 },
			1280,
			false,
			{ left: 1016, width: 240 },
		],
		[
			'as wide as a card at most',
			{ left: 300, right: 900 },
			1600,
			false,
			{ left: 924, width: 300 },
		],
		[
			'on the other side from right to left',
			{ left: 288, right: 992 },
			1280,
			true,
			{ left: 24, width: 240 },
		],
		['not beside a wide form', { left: 100, right: 1180 }, 1280, false, undefined],
		['not in a narrow window', { left: 0, right: 600 }, 1099, false, undefined],
	])('stands %s', (_says, form, width, isRightToLeft, room) => {
		expect(roomBeside(form, width, isRightToLeft)).toEqual(room);
	});
});
