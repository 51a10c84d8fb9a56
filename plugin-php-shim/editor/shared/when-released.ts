const PRESSED = ':is(a, button, input, label, select, summary):active';

/**
 * Runs the callback immediately, or after the user has released the mouse button. Moving elements
 * between press and release would cancel the click.
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
				// The browser fires `click` before this timeout.
				setTimeout(run);
			},
			{ capture: true, signal: ended.signal },
		);
	}
}
