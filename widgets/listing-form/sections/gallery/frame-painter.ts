interface Painter {
	readonly readers: (() => void)[];
	readonly writers: ((timestamp: number) => void)[];
}

/**
 * FilePond and its plugins share an object that schedules their animation frames. It is stored on
 * `window` under this name.
 */
const NAME = '__framePainter';

/**
 * Milliseconds for which FilePond redraws after an event, which its internal steps and animations
 * need.
 */
const AWAKE = 800;

/**
 * The minimum interval between two frames in milliseconds, because FilePond expects 60 frames per
 * second, even on faster displays.
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

/** Lets FilePond redraw for a while. */
export function wake(): void {
	until = performance.now() + AWAKE;
	if (isRunning) return;
	isRunning = true;
	requestAnimationFrame(paint);
}

/**
 * FilePond's own painter requests animation frames as long as the page is open. FilePond uses an
 * existing painter, so set this one, which pauses, before FilePond runs.
 */
if (!Object.hasOwn(window, NAME)) Object.assign(window, { [NAME]: painter });

/**
 * Wakes the painter when events happen on the page or FilePond's size changes, until the signal
 * aborts.
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
