const PRESSED = ':is(a, button, input, label, select, summary):active';

/**
 * Runs the callback immediately, or, if the mouse button is pressed, after its release. If an
 * element moves between press and release, the browser does not fire a click.
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
