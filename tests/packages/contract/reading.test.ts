import {
	MESSAGE,
	REST_PATH,
	errorEntryId,
	fillIn,
	restPath,
	switcherShown,
} from '@gazetteer/contract';

describe('switcherShown()', () => {
	it.each([
		[true, true],
		[1, true],
		['1', true],
		[false, false],
		[0, false],
		['0', false],
		['', false],
		['true', false],
		[null, false],
		[undefined, false],
	])('switcherShown() reads %p as %p', (switcher, shown) => {
		expect(switcherShown(switcher)).toBe(shown);
	});
});

describe('fillIn()', () => {
	it('fillIn() inserts the typed text between the quotes, even with special characters', () => {
		expect(fillIn(MESSAGE.placeWithoutGeometry, { name: "Joe's $& bar" })).toBe(
			"No details available for input: 'Joe's $& bar'",
		);
	});

	it('fillIn() keeps a placeholder without a value', () => {
		expect(fillIn('{toString} of {count}', { count: 2 })).toBe('{toString} of 2');
	});
});

describe('contact calls and ids', () => {
	it('the path of a contact form call contains the absolute id of the form', () => {
		expect(restPath(REST_PATH.schema, -12)).toBe('contact-forms/12/feedback/schema');
	});

	it('the error entry of a field has an id that a link can use', () => {
		expect(errorEntryId('wpcf7-f4-p23-o1', 'your name[]')).toBe('wpcf7-f4-p23-o1-ve-yourname');
	});
});
