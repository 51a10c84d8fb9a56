import type { Dispose } from './disposables.ts';

/** The type of an event by target and event name. Unknown names have the type `Event`. */
type EventOf<Target extends EventTarget, Type extends string> = Target extends Window
	? Type extends keyof WindowEventMap
		? WindowEventMap[Type]
		: Event
	: Type extends keyof HTMLElementEventMap
		? HTMLElementEventMap[Type]
		: Event;

export function listen<Target extends EventTarget, Type extends string>(
	target: Target,
	type: Type,
	listener: (event: EventOf<Target, Type>) => void,
	options?: AddEventListenerOptions | boolean,
): Dispose {
	const given = [type, listener as (event: Event) => void, options] as const;
	target.addEventListener(...given);
	return () => target.removeEventListener(...given);
}
