/** An undo function. Calling it twice has no further effect. */
export type Dispose = () => void;

/** Collects undos and runs them in reverse order, each once, even if one of them throws. */
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
