import { arrangeWindow } from '../window.ts';
import { stopTravel, travel } from '../../../widgets/scroll-top/travel.ts';

const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key }));

describe('scrolling to the top', () => {
	afterEach(stopTravel);

	it('scrolling to the top starts at the current position and ends 300 ms after the first frame', () => {
		const { scroll, frame, moves } = arrangeWindow();
		scroll(800);
		travel();
		for (const now of [5000, 5150, 5299, 5300]) frame(now);
		expect(moves[0]).toBe(800);
		expect(moves[1]).toBeCloseTo(400);
		expect(moves[2]).toBeGreaterThan(0);
		expect(moves[3]).toBe(0);
	});

	it('scrolling to the top never scrolls down', () => {
		const { scroll, frame, moves } = arrangeWindow();
		scroll(800);
		travel();
		for (let now = 1; now < 400; now += 16) frame(now);
		expect([...moves].sort((a, b) => b - a)).toEqual(moves);
	});

	it('scrolling to the top happens once, even if it is requested several times', () => {
		const { scroll, frame, waiting } = arrangeWindow();
		scroll(800);
		travel();
		frame(1);
		travel();
		expect(waiting()).toBe(1);
	});

	it.each(['wheel', 'touchstart'])('scrolling to the top ends with a %s event', (type) => {
		const { scroll, frame, moves } = arrangeWindow();
		scroll(800);
		travel();
		frame(1);
		window.dispatchEvent(new Event(type));
		frame(100);
		expect(moves).toEqual([800]);
	});

	it.each([' ', 'Tab', 'Home', 'End', 'PageUp', 'PageDown', 'ArrowUp', 'ArrowDown'])(
		'scrolling to the top ends with the key “%s”',
		(key) => {
			const { scroll, frame, moves } = arrangeWindow();
			scroll(800);
			travel();
			frame(1);
			press(key);
			frame(100);
			expect(moves).toEqual([800]);
		},
	);

	it('scrolling to the top continues while the key that started it is held down', () => {
		const { scroll, frame, moves } = arrangeWindow();
		scroll(800);
		travel();
		frame(1);
		dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true }));
		frame(400);
		expect(moves).toEqual([800, 0]);
	});

	it('scrolling to the top is a single jump with reduced motion', () => {
		const { scroll, frame, moves } = arrangeWindow({ still: true });
		scroll(800);
		travel();
		frame(1);
		expect(moves).toEqual([0]);
	});

	it('scrolling to the top moves the focus to the start of the page, and leaves no attribute behind', () => {
		const { scroll, frame } = arrangeWindow({ still: true });
		document.body.innerHTML = '<button>Away</button>';
		document.querySelector('button')!.focus();
		scroll(800);
		travel();
		frame(1);
		expect(document.querySelector('button:focus')).toBeNull();
		expect(document.body.hasAttribute('tabindex')).toBe(false);
	});
});
