/** A window as far as the three scroll widgets need one: it scrolls, and its frames come when a test says so. */
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

	/** Runs what waits for the next frame. */
	const frame = (now = 0) => {
		const due = [...waiting.values()];
		waiting.clear();
		due.forEach((run) => run(now));
	};

	return {
		frame,
		/** Where the page was moved to by script, in order. */
		moves,
		waiting: () => waiting.size,
		scroll(to: number) {
			y = to;
			window.dispatchEvent(new Event('scroll'));
			frame();
		},
	};
}

/** Lets promises settle, of fetched modules too. */
export const settled = () => new Promise((done) => setTimeout(done, 20));
