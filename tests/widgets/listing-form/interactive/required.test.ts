import { isRequired } from '../../../../widgets/listing-form/interactive/required.ts';

describe('isRequired', () => {
	it.each([
		['accepts the class of the legacy theme', '<input class="lp-required-field">', true],
		['accepts the attribute of HTML', '<textarea required></textarea>', true],
		['rejects a control with neither', '<input class="required">', false],
	])('%s', (_title, html, expected) => {
		document.body.innerHTML = html;
		expect(isRequired(document.body.firstElementChild)).toBe(expected);
	});

	it('returns false when the page has no such control', () => {
		expect(isRequired(null)).toBe(false);
	});
});
