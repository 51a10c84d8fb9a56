const WIDTH = 30;

/** Updates a progress bar in one line of a terminal. Without a terminal, prints one line at the end. */
export const progressBar =
	(out: Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean }) =>
	(done: number, of: number): void => {
		const share = of > 0 ? Math.min(1, done / of) : 1;
		if (!out.isTTY && share < 1) return;
		const full = Math.round(share * WIDTH);
		const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
		out.write(
			`${out.isTTY ? '\r' : ''}  ${bar} ${String(Math.floor(share * 100)).padStart(3)} %${share === 1 ? '\n' : ''}`,
		);
	};
