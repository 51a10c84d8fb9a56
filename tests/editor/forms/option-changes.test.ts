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

	it('get a new one below', () => {
		expect(added(three, 0).options).toEqual(['red', '', 'green', 'blue']);
	});

	it('lose one, and with it that it was chosen', () => {
		expect(removed(three, 1)).toEqual({ options: ['red', 'blue'], chosen: [] });
	});

	it('are chosen one at a time where only one may be', () => {
		expect(toggled(three, 0, true).chosen).toEqual(['red']);
		expect(toggled(three, 0, false).chosen).toEqual(['green', 'red']);
		expect(toggled(three, 1, true).chosen).toEqual([]);
	});

	it('take a pasted list, one line each', () => {
		const empty = { options: ['red', ''], chosen: [] };
		expect(pasted(empty, 1, 'green\r\n\n blue \n').options).toEqual(['red', 'green', 'blue']);
		expect(pasted(three, 0, 'a\nb').options).toEqual(['red', 'a', 'b', 'green', 'blue']);
	});
});
