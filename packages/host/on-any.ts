/**
 * Adds a listener for several event names, separated by spaces. It listens in the capture phase, to
 * run before listeners of the page. Every page downloads this code, so keep it small.
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
