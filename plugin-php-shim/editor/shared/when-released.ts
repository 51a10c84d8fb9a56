const PRESSED = ':is(a, button, input, label, select, summary):active';

/**
 * Runs the callback immediately or, while the mouse button is down, after it is released. Moving
 * elements between press and release would cancel the click.
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
				// The click event fires right after the release, before this timeout.
				setTimeout(run);
			},
			{ capture: true, signal: ended.signal },
		);
	}
}
