type Scheduler = (follower: () => void, signal: AbortSignal) => void;

/**
 * A widget's bundle may contain its own copy of this module. All copies on a page share one
 * scheduler.
 */
const SCHEDULER = Symbol.for('gazetteer.scroll');

type Scheduled = Document & { [SCHEDULER]?: Scheduler };

function createScheduler(): Scheduler {
	const followers = new Set<() => void>();
	let frame = 0;

	const scrolled = () => {
		frame ||= requestAnimationFrame(() => {
			frame = 0;
			// Run each function in its own microtask, so that an exception does not prevent the
			// next call.
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

/**
 * Calls a function at most once per frame while the page scrolls, until the signal aborts. All
 * callers share one passive listener.
 */
export function onScroll(follower: () => void, signal: AbortSignal): void {
	// A signal that is already aborted does not fire `abort` again.
	if (signal.aborted) return;
	((document as Scheduled)[SCHEDULER] ??= createScheduler())(follower, signal);
}
