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
			// Each in a task of its own before the frame is drawn: one that fails does not stop the others.
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

/** Every follower shares one passive listener and is told at most once per frame, until the signal. */
export function onScroll(follower: () => void, signal: AbortSignal): void {
	// Nothing tells of an end that has been.
	if (signal.aborted) return;
	((document as Scheduled)[SCHEDULER] ??= createScheduler())(follower, signal);
}
