/**
 * Returns a function that runs callbacks immediately, or after the visitor releases a pressed
 * pointer. A layout change between press and release would move a button away from the pointer, and
 * the click would be lost.
 */
export function whenReleased(leaving: AbortSignal): (run: () => void) => void {
	let pressed = false;
	const waiting = new Set<() => void>();

	const release = () => {
		pressed = false;
		for (const run of waiting) run();
		waiting.clear();
	};
	const options = { capture: true, signal: leaving };
	addEventListener('pointerdown', () => (pressed = true), options);
	// The browser fires `click` before the timeout. After a context menu the browser may fire no
	// `pointerup`, so also listen for `keydown`.
	for (const type of ['pointerup', 'pointercancel', 'keydown']) {
		addEventListener(type, () => setTimeout(release), options);
	}
	return (run) => (pressed ? waiting.add(run) : run());
}
