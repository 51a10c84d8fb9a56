/**
 * Runs immediately, or after the pointer is released. A layout change between press and release would move the button
 * away from the pointer and prevent the click.
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
