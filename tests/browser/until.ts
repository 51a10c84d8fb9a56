const PAUSE = 20;
const PATIENCE = 20_000;

/** Waits until a condition outside of the page is true, such as a received request. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
	const latest = Date.now() + PATIENCE;
	while (!(await isSo())) {
		if (Date.now() > latest) throw new Error(`Never so: ${isSo.toString()}`);
		await new Promise((later) => setTimeout(later, PAUSE));
	}
}
