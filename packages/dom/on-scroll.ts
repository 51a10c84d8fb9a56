const followers = new Set<() => void>();
let frame = 0;

const scrolled = () => {
	frame ||= requestAnimationFrame(() => {
		frame = 0;
		// Each in a task of its own before the frame is drawn: one that fails does not stop the others.
		followers.forEach((follower) => queueMicrotask(follower));
	});
};

/** Every follower shares one passive listener and is told at most once per frame, until the signal. */
export function onScroll(follower: () => void, signal: AbortSignal): void {
	// Nothing tells of an end that has been.
	if (signal.aborted) return;
	followers.add(follower);
	addEventListener('scroll', scrolled, { passive: true });
	signal.addEventListener('abort', () => {
		followers.delete(follower);
		if (!followers.size) removeEventListener('scroll', scrolled);
	});
}
