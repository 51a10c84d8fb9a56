import {
	closed,
	EMPTY,
	moved,
	offered,
	pressKey,
	type KeyPress,
} from '../../../packages/combobox/index.ts';

const OFFERED = offered(['pier', 'bar']);
const ACTIVE = moved(1)(OFFERED);

interface Given extends Partial<KeyPress> {
	readonly text?: string;
	readonly isSearch?: boolean;
}

function press(key: string, state = OFFERED, given: Given = {}) {
	const { text = 'pi', isSearch = true, ...event } = given;
	const done: unknown[] = [];
	const pressed = {
		key,
		...event,
		preventDefault: () => done.push('prevented'),
		stopPropagation: () => {},
	};
	const isHandled = pressKey(pressed, state, text, {
		move: (by) => done.push(by),
		take: (option) => done.push(option),
		close: () => done.push('close'),
		...(isSearch && { clear: () => done.push('clear') }),
	});
	return { isHandled, done };
}

describe('keys in a combobox', () => {
	it.each([
		['ArrowDown', 1],
		['ArrowUp', -1],
	])(
		'the key %s moves in the list of a combobox, whether the list is open or closed',
		(key, by) => {
			expect(press(key)).toEqual({ isHandled: true, done: ['prevented', by] });
			expect(press(key, closed(OFFERED)).done).toEqual(['prevented', by]);
		},
	);

	it('a combobox without options leaves an arrow key to the page', () => {
		expect(press('ArrowDown', EMPTY)).toEqual({ isHandled: false, done: [] });
	});

	it('Enter selects the active option of a combobox and does not submit the form', () => {
		expect(press('Enter', ACTIVE)).toEqual({ isHandled: true, done: ['prevented', 'pier'] });
	});

	it.each([
		['no option is active', OFFERED],
		['the list is closed', closed(ACTIVE)],
	])('Enter in a combobox submits the form when %s', (_title, state) => {
		expect(press('Enter', state)).toEqual({ isHandled: false, done: [] });
	});

	it('Escape closes the list of a combobox, and a second Escape empties the text', () => {
		expect(press('Escape').done).toEqual(['prevented', 'close']);
		expect(press('Escape', closed(OFFERED)).done).toEqual(['prevented', 'clear']);
	});

	it('a combobox leaves Escape to the page when the list is closed and the text is empty', () => {
		expect(press('Escape', EMPTY, { text: '' })).toEqual({ isHandled: false, done: [] });
	});

	it('Escape never empties an input that is a field of the form', () => {
		expect(press('Escape', EMPTY, { isSearch: false })).toEqual({ isHandled: false, done: [] });
	});

	it('Tab closes the list of a combobox and moves the focus', () => {
		expect(press('Tab')).toEqual({ isHandled: false, done: ['close'] });
		expect(press('Tab', EMPTY).done).toEqual([]);
	});

	it.each<Partial<KeyPress>>([{ isComposing: true }, { nativeEvent: { isComposing: true } }])(
		'a combobox leaves keys to the input method: %j',
		(event) => {
			expect(press('Enter', ACTIVE, event)).toEqual({ isHandled: false, done: [] });
			expect(press('ArrowDown', ACTIVE, event).done).toEqual([]);
		},
	);
});
