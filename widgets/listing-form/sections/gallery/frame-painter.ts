interface Painter {
	readonly readers: (() => void)[];
	readonly writers: ((timestamp: number) => void)[];
}

/** The name by which FilePond and its plugins share one painter. */
const NAME = '__framePainter';

/** Milliseconds that FilePond has for its own steps and animations after an event. */
const AWAKE = 800;

/** Milliseconds between two frames at least, also on faster displays: FilePond draws 60 in a second. */
const FRAME = 15;

/** Whatever can change what FilePond shows. Files are dragged and pasted anywhere on the page. */
const EVENTS = [
	'pointerdown',
	'pointerup',
	'keydown',
	'focusin',
	'focusout',
	'change',
	'dragenter',
	'dragover',
	'dragleave',
	'drop',
	'paste',
	'resize',
	'pageshow',
];

const painter: Painter = { readers: [], writers: [] };
let until = 0;
let last = 0;
let isRunning = false;

function paint(timestamp: number): void {
	isRunning = performance.now() < until;
	if (isRunning) requestAnimationFrame(paint);
	if (timestamp - last < FRAME) return;
	last = timestamp;
	for (const read of painter.readers) read();
	for (const write of painter.writers) write(timestamp);
}

/** Lets FilePond draw for a while. */
export function wake(): void {
	until = performance.now() + AWAKE;
	if (isRunning) return;
	isRunning = true;
	requestAnimationFrame(paint);
}

/**
 * FilePond's painter requests animation frames as long as the page is open. A painter that is there already is used
 * instead, so this one, which pauses while nothing happens, has to be set before FilePond runs.
 */
if (!Object.hasOwn(window, NAME)) Object.assign(window, { [NAME]: painter });

/** Wakes FilePond by what happens on the page and by a change of its own size, until the signal is aborted. */
export function keepAwake(place: Element, signal: AbortSignal): void {
	for (const type of EVENTS)
		addEventListener(type, wake, { signal, capture: true, passive: true });
	const observer = new ResizeObserver(wake);
	for (const part of place.querySelectorAll('.filepond--root, .filepond--drop-label'))
		observer.observe(part);
	observer.observe(place);
	signal.addEventListener('abort', () => observer.disconnect());
	wake();
}
