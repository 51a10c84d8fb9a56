/**
 * Many listeners from one list of names, ended by one signal: every byte here is on every page. They
 * capture, to be there before the page's own.
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
