interface Painter {
	readonly readers: (() => void)[];
	readonly writers: ((timestamp: number) => void)[];
}

/** FilePond and its plugins share a painter, stored on `window` under this name. */
const NAME = '__framePainter';

/** Milliseconds to keep drawing after an event, for FilePond's own steps and animations. */
const AWAKE = 800;

/**
 * Minimum milliseconds between two frames, also on displays above 60 Hz: FilePond expects 60
 * frames per second.
 */
const FRAME = 15;

/**
 * Events that can change FilePond's display. Files can be dropped and pasted anywhere on the page.
 */
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
 * FilePond's own painter requests animation frames as long as the page is open. If a painter
 * exists already, FilePond uses that one, so this one must be set before FilePond runs. It pauses
 * while nothing happens.
 */
if (!Object.hasOwn(window, NAME)) Object.assign(window, { [NAME]: painter });

/**
 * Wakes the painter on the page's events and on changes of FilePond's size, until the signal is
 * aborted.
 */
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
