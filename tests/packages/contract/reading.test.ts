import {
	MESSAGE,
	REST_PATH,
	errorEntryId,
	fillIn,
	restPath,
	switcherShown,
} from '@gazetteer/contract';

describe('switcherShown', () => {
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
	])('takes %p for %p', (switcher, shown) => {
		expect(switcherShown(switcher)).toBe(shown);
	});
});

describe('fillIn', () => {
	it('inserts the typed text between the quotes, even with special characters', () => {
		expect(fillIn(MESSAGE.placeWithoutGeometry, { name: "Joe's $& bar" })).toBe(
			"No details available for input: 'Joe's $& bar'",
		);
	});

	it('leaves a gap that it has nothing for', () => {
		expect(fillIn('{toString} of {count}', { count: 2 })).toBe('{toString} of 2');
	});
});

describe('the contact calls and marks', () => {
	it('asks for a form by its absolute id', () => {
		expect(restPath(REST_PATH.schema, -12)).toBe('contact-forms/12/feedback/schema');
	});

	it('gives the entry of a field an id that a link can name', () => {
		expect(errorEntryId('wpcf7-f4-p23-o1', 'your name[]')).toBe('wpcf7-f4-p23-o1-ve-yourname');
	});
});
