import {
	added,
	pasted,
	removed,
	renamed,
	toggled,
} from '../../../plugin-php-shim/editor/forms/canvas/option-changes.ts';

const three = { options: ['red', 'green', 'blue'], chosen: ['green'] };

describe('the options of a choice', () => {
	it('keep the selection when an option is renamed', () => {
		expect(renamed(three, 1, 'lime')).toEqual({
			options: ['red', 'lime', 'blue'],
			chosen: ['lime'],
		});
	});

	it('get a new option at the end', () => {
		expect(added(three, 0).options).toEqual(['red', '', 'green', 'blue']);
	});

	it('lose an option, and its selection', () => {
		expect(removed(three, 1)).toEqual({ options: ['red', 'blue'], chosen: [] });
	});

	it('are selected one at a time for a single choice', () => {
		expect(toggled(three, 0, true).chosen).toEqual(['red']);
		expect(toggled(three, 0, false).chosen).toEqual(['green', 'red']);
		expect(toggled(three, 1, true).chosen).toEqual([]);
	});

	it('accept a pasted list, one option per line', () => {
		const empty = { options: ['red', ''], chosen: [] };
		expect(pasted(empty, 1, 'green\r\n\n blue \n').options).toEqual(['red', 'green', 'blue']);
		expect(pasted(three, 0, 'a\nb').options).toEqual(['red', 'a', 'b', 'green', 'blue']);
	});
});
