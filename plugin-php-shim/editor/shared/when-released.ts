const PRESSED = ':is(a, button, input, label, select, summary):active';

/**
 * Runs at once, or, while something is being pressed, when it has been let go: what moves the page between press and
 * release takes away what is under the pointer, and the click with it.
 */
export function whenReleased(run: () => void): void {
	if (!document.querySelector(PRESSED)) {
		run();
		return;
	}
	const ended = new AbortController();
	for (const type of ['pointerup', 'pointercancel']) {
		addEventListener(
			type,
			() => {
				ended.abort();
				// The click comes right after it, before any other task.
				setTimeout(run);
			},
			{ capture: true, signal: ended.signal },
		);
	}
}
