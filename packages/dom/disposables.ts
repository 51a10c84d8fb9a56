/** Takes back one thing that was begun. Calling it twice does no more than calling it once. */
export type Dispose = () => void;

/** Gathers undos and runs them last first, each once, even when one of them throws. */
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
