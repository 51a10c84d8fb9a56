/**
 * Runs at once, or, while a button is being pressed, when it has been let go: what moves the page between
 * press and release takes the button away from under the pointer, and the click with it.
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
	// The click comes right after these, before any other task. A menu of the system's own keeps the release to itself.
	for (const type of ['pointerup', 'pointercancel', 'keydown']) {
		addEventListener(type, () => setTimeout(release), options);
	}
	return (run) => (pressed ? waiting.add(run) : run());
}
