type Scheduler = (follower: () => void, signal: AbortSignal) => void;

/** Each widget may bring a copy of this file: the first one's scheduler is the page's. */
const SCHEDULER = Symbol.for('gazetteer.scroll');

type Scheduled = Document & { [SCHEDULER]?: Scheduler };

function createScheduler(): Scheduler {
	const followers = new Set<() => void>();
	let frame = 0;

	const scrolled = () => {
		frame ||= requestAnimationFrame(() => {
			frame = 0;
			// Run each one as a separate microtask before the frame is drawn, so that an exception does not stop the
			// others.
			followers.forEach((follower) => queueMicrotask(follower));
		});
	};

	return (follower, signal) => {
		followers.add(follower);
		addEventListener('scroll', scrolled, { passive: true });
		signal.addEventListener('abort', () => {
			followers.delete(follower);
			if (!followers.size) removeEventListener('scroll', scrolled);
		});
	};
}

/** Calls the follower at most once per frame, until the signal aborts. All followers share one passive listener. */
export function onScroll(follower: () => void, signal: AbortSignal): void {
	// An aborted signal fires no further event.
	if (signal.aborted) return;
	((document as Scheduled)[SCHEDULER] ??= createScheduler())(follower, signal);
}
