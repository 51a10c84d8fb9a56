import { isRequired } from '../../../../widgets/listing-form/interactive/page-rules.ts';

describe('isRequired()', () => {
	it.each([
		[
			'returns true for the class of the older theme',
			'<input class="lp-required-field">',
			true,
		],
		['returns true for the HTML attribute “required”', '<textarea required></textarea>', true],
		['returns false for a control with neither', '<input class="required">', false],
	])('isRequired() %s', (_title, html, expected) => {
		document.body.innerHTML = html;
		expect(isRequired(document.body.firstElementChild)).toBe(expected);
	});

	it('isRequired() returns false when the page has no such control', () => {
		expect(isRequired(null)).toBe(false);
	});
});
