/**
 * Simulates a window for the three scroll widgets: the page scrolls, and a test runs the animation
 * frames.
 */
export function arrangeWindow({ still = false } = {}) {
	const waiting = new Map<number, FrameRequestCallback>();
	const moves: number[] = [];
	let y = 0;
	let last = 0;

	const give = (name: string, value: unknown) =>
		Object.defineProperty(window, name, { value, configurable: true, writable: true });
	Object.defineProperty(window, 'scrollY', { get: () => y, configurable: true });
	give('scrollTo', ({ top }: { top: number }) => void moves.push((y = top)));
	give('requestAnimationFrame', (run: FrameRequestCallback) => {
		waiting.set(++last, run);
		return last;
	});
	give('cancelAnimationFrame', (id: number) => waiting.delete(id));
	give('queueMicrotask', (run: () => void) => run());
	give('matchMedia', () => ({ matches: still }));

	/** Runs all callbacks of the next animation frame. */
	const frame = (now = 0) => {
		const due = [...waiting.values()];
		waiting.clear();
		due.forEach((run) => run(now));
	};

	return {
		frame,
		/** The positions to which a script scrolled the page, in order. */
		moves,
		waiting: () => waiting.size,
		scroll(to: number) {
			y = to;
			window.dispatchEvent(new Event('scroll'));
			frame();
		},
	};
}

/** Waits for pending promises and imported modules. */
export const settled = () => new Promise((done) => setTimeout(done, 20));
