/** An undo function. Only the first call has an effect. */
export type Dispose = () => void;

/**
 * Collects undo functions. `run()` calls them in reverse order, each once, even if one of them
 * throws.
 */
export function disposables() {
	const stack: Dispose[] = [];

	const run = (): void => {
		const dispose = stack.pop();
		if (!dispose) return;
		try {
			dispose();
		} finally {
			run();
		}
	};

	return {
		add(dispose: Dispose | void) {
			if (dispose) stack.push(dispose);
		},
		run,
	};
}
