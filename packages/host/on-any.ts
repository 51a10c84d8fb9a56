/**
 * Adds listeners for several event names with one signal, in few bytes, because every page loads this. They capture, to
 * run before listeners of the page.
 */
export const onAny = (
	target: EventTarget,
	types: string,
	run: (event: Event) => void,
	signal?: AbortSignal,
): void =>
	types
		.split(' ')
		.forEach((type) => target.addEventListener(type, run, { capture: true, signal: signal! }));
