import { activeOption, closed, EMPTY, moved, offered } from '../../../packages/combobox/index.ts';

const OFFERED = offered(['pier', 'bar']);

describe('combobox state', () => {
	it.each([
		['down from the input to the first option', -1, 1, 0],
		['up from the input to the last option', -1, -1, 1],
		['down from the last option to the first', 1, 1, 0],
		['up from the first option to the last', 0, -1, 1],
	] as const)('an arrow key moves the active option of a combobox %s', (_title, at, by, to) => {
		expect(moved(by)({ ...OFFERED, at }).at).toBe(to);
	});

	it.each([
		['first', 1, 0],
		['last', -1, 1],
	] as const)(
		'an arrow key opens the closed list of a combobox at its %s option',
		(_title, by, at) => {
			const state = closed(moved(1)(OFFERED));
			expect(state).toMatchObject({ isOpen: false, at: -1 });
			expect(moved(by)(state)).toMatchObject({ isOpen: true, at });
		},
	);

	it('an arrow key changes nothing in a combobox without options', () => {
		expect(moved(1)(EMPTY)).toBe(EMPTY);
	});

	it('the list of a combobox without options stays closed', () => {
		expect(offered([]).isOpen).toBe(false);
		expect(OFFERED.isOpen).toBe(true);
	});

	it('the closed list of a combobox has no active option', () => {
		const state = moved(1)(OFFERED);
		expect(activeOption(state)).toBe('pier');
		expect(activeOption(closed(state))).toBeUndefined();
		expect(activeOption({ ...state, isOpen: false })).toBeUndefined();
	});
});
