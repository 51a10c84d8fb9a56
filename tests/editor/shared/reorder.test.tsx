import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from '@wordpress/element';
import { MoveButtons } from '../../../plugin-php-shim/editor/shared/reorder/move-buttons.tsx';
import { dragClasses, useDrag } from '../../../plugin-php-shim/editor/shared/reorder/use-drag.ts';
import { useReorder } from '../../../plugin-php-shim/editor/shared/reorder/use-reorder.ts';

const mockSpeak = jest.fn();
jest.mock('@wordpress/a11y', () => ({ speak: (text: string) => mockSpeak(text) }), {
	virtual: true,
});
// WordPress provides this package at run time. The stub of its button passes all props to the
// element.
jest.mock(
	'@wordpress/components',
	() => ({
		Button: ({ icon, label, size: _size, ...rest }: Record<string, unknown>) => (
			<button type="button" aria-label={label as string} {...rest}>
				{icon as string}
			</button>
		),
	}),
	{ virtual: true },
);

const ROW = 40;

function Rows({ names }: { readonly names: readonly string[] }) {
	const list = useRef<HTMLUListElement>(null);
	const [items, setItems] = useState(names);
	const move = useReorder({
		list,
		items,
		nameOf: (name) => name,
		onChange: setItems,
	});
	const dragOf = useDrag(list, (from, to) => move(from, to, 'grip'));
	return (
		<ul ref={list}>
			{items.map((name, index) => (
				<li key={name} data-name={name} className={dragClasses(dragOf(index))}>
					<button
						type="button"
						data-part="grip"
						aria-label={`Grip of ${name}`}
						onPointerDown={dragOf(index).onPointerDown}
						onKeyDown={({ key }) =>
							key === 'ArrowDown' && move(index, index + 1, 'grip')
						}
					/>
					<MoveButtons
						up={`${name} up`}
						down={`${name} down`}
						isFirst={index === 0}
						isLast={index === items.length - 1}
						onMove={(by, part) => move(index, index + by, part)}
					/>
				</li>
			))}
		</ul>
	);
}

const rows = () => screen.getAllByRole('listitem');
const order = () => rows().map((row) => row.dataset['name']);
const focused = () => rows()[0]!.ownerDocument.activeElement?.getAttribute('aria-label');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** jsdom has no layout, so place the rows one below the other. */
function layOut() {
	jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function place(
		this: HTMLElement,
	) {
		const top = [...(this.parentElement?.children ?? [])].indexOf(this) * ROW;
		return { top, bottom: top + ROW } as DOMRect;
	});
	HTMLElement.prototype.setPointerCapture = () => undefined;
}

const pointer = (kind: string, clientY = 0) =>
	Object.assign(new MouseEvent(kind, { bubbles: true, cancelable: true, clientY, button: 0 }), {
		pointerId: 1,
	});

beforeEach(() => {
	mockSpeak.mockClear();
	render(<Rows names={['red', 'green', 'blue']} />);
});

describe('reorderable list', () => {
	it('a reorderable list moves a row by button, announces the position and keeps the focus', () => {
		press('blue up');
		expect(order()).toEqual(['red', 'blue', 'green']);
		expect(focused()).toBe('blue up');
		expect(mockSpeak).toHaveBeenCalledWith('“blue” is now number 2 of 3.');
	});

	it('a reorderable list moves the focus to the other button at the end of the list', () => {
		press('green up');
		expect(focused()).toBe('green down');
		expect(screen.getByRole<HTMLButtonElement>('button', { name: 'green up' }).disabled).toBe(
			true,
		);
	});

	it('a reorderable list moves a row by key up to the end and announces nothing there', () => {
		const grip = () => screen.getByRole('button', { name: 'Grip of green' });
		fireEvent.keyDown(grip(), { key: 'ArrowDown' });
		expect(order()).toEqual(['red', 'blue', 'green']);
		expect(focused()).toBe('Grip of green');
		fireEvent.keyDown(grip(), { key: 'ArrowDown' });
		expect(order()).toEqual(['red', 'blue', 'green']);
		expect(mockSpeak).toHaveBeenCalledTimes(1);
	});

	it('a reorderable list moves a dragged row on release and marks the target position until then', () => {
		layOut();
		const grip = screen.getByRole('button', { name: 'Grip of red' });
		fireEvent(grip, pointer('pointerdown'));
		expect(focused()).toBe('Grip of red');
		fireEvent(grip, pointer('pointermove', 3 * ROW));
		expect(order()).toEqual(['red', 'green', 'blue']);
		expect(rows().map(({ className }) => className)).toEqual(['is-dragged', '', 'is-after']);
		fireEvent(grip, pointer('pointerup', 3 * ROW));
		expect(order()).toEqual(['green', 'blue', 'red']);
		expect(focused()).toBe('Grip of red');
		expect(mockSpeak).toHaveBeenCalledWith('“red” is now number 3 of 3.');
	});

	it('a reorderable list cancels a drag on Escape', () => {
		layOut();
		const grip = screen.getByRole('button', { name: 'Grip of red' });
		fireEvent(grip, pointer('pointerdown'));
		fireEvent(grip, pointer('pointermove', 3 * ROW));
		fireEvent.keyDown(window, { key: 'Escape' });
		fireEvent(grip, pointer('pointerup', 3 * ROW));
		expect(order()).toEqual(['red', 'green', 'blue']);
		expect(rows().map(({ className }) => className)).toEqual(['', '', '']);
		expect(mockSpeak).not.toHaveBeenCalled();
	});
});
