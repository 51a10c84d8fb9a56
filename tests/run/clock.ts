/** The elapsed time as text, such as `2 min 05 s`. */
export const elapsed = (since: number): string => {
	const seconds = Math.round((Date.now() - since) / 1000);
	return seconds < 60
		? `${seconds} s`
		: `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
};
