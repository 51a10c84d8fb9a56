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

describe('pressKey', () => {
	it.each([
		['ArrowDown', 1],
		['ArrowUp', -1],
	])('%s moves, in an open and in a closed list', (key, by) => {
		expect(press(key)).toEqual({ isHandled: true, done: ['prevented', by] });
		expect(press(key, closed(OFFERED)).done).toEqual(['prevented', by]);
	});

	it('leaves an arrow key without options to the page', () => {
		expect(press('ArrowDown', EMPTY)).toEqual({ isHandled: false, done: [] });
	});

	it('Enter selects the active option and does not submit the form', () => {
		expect(press('Enter', ACTIVE)).toEqual({ isHandled: true, done: ['prevented', 'pier'] });
	});

	it.each([
		['no option is active', OFFERED],
		['the list is closed', closed(ACTIVE)],
	])('Enter submits the form when %s', (_title, state) => {
		expect(press('Enter', state)).toEqual({ isHandled: false, done: [] });
	});

	it('Escape closes the list, and a second Escape empties the text', () => {
		expect(press('Escape').done).toEqual(['prevented', 'close']);
		expect(press('Escape', closed(OFFERED)).done).toEqual(['prevented', 'clear']);
	});

	it('leaves Escape to the page when the list is closed and the text is empty', () => {
		expect(press('Escape', EMPTY, { text: '' })).toEqual({ isHandled: false, done: [] });
	});

	it('never empties a field of the form', () => {
		expect(press('Escape', EMPTY, { isSearch: false })).toEqual({ isHandled: false, done: [] });
	});

	it('Tab closes the list and moves the focus', () => {
		expect(press('Tab')).toEqual({ isHandled: false, done: ['close'] });
		expect(press('Tab', EMPTY).done).toEqual([]);
	});

	it.each<Partial<KeyPress>>([{ isComposing: true }, { nativeEvent: { isComposing: true } }])(
		'leaves keys to the input method: %j',
		(event) => {
			expect(press('Enter', ACTIVE, event)).toEqual({ isHandled: false, done: [] });
			expect(press('ArrowDown', ACTIVE, event).done).toEqual([]);
		},
	);
});
