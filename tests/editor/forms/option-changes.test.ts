import {
	added,
	pasted,
	removed,
	renamed,
	toggled,
} from '../../../plugin-php-shim/editor/forms/canvas/option-changes.ts';

const three = { options: ['red', 'green', 'blue'], chosen: ['green'] };

describe('options of a choice field', () => {
	it('a choice field keeps its selection when an option is renamed', () => {
		expect(renamed(three, 1, 'lime')).toEqual({
			options: ['red', 'lime', 'blue'],
			chosen: ['lime'],
		});
	});

	it('a choice field gets a new option at the end', () => {
		expect(added(three, 0).options).toEqual(['red', '', 'green', 'blue']);
	});

	it('a removed option also leaves the selection of a choice field', () => {
		expect(removed(three, 1)).toEqual({ options: ['red', 'blue'], chosen: [] });
	});

	it('a single-choice field has at most one selected option', () => {
		expect(toggled(three, 0, true).chosen).toEqual(['red']);
		expect(toggled(three, 0, false).chosen).toEqual(['green', 'red']);
		expect(toggled(three, 1, true).chosen).toEqual([]);
	});

	it('a choice field accepts a pasted list with one option per line', () => {
		const empty = { options: ['red', ''], chosen: [] };
		expect(pasted(empty, 1, 'green\r\n\n blue \n').options).toEqual(['red', 'green', 'blue']);
		expect(pasted(three, 0, 'a\nb').options).toEqual(['red', 'a', 'b', 'green', 'blue']);
	});
});
