import { fireEvent } from '@gazetteer/form';

interface JQueryEvent {
	readonly target: EventTarget | null;
	/** jQuery sets this property only for events of the browser. */
	readonly originalEvent?: Event;
	readonly stopImmediatePropagation: () => void;
}
type Handler = (event: JQueryEvent) => void;
interface Handlers extends Array<{ readonly namespace: string }> {
	readonly delegateCount?: number;
}
interface JQuery {
	(place: Element): Record<'on' | 'off', (type: string, handler: Handler) => void>;
	readonly _data?: (place: Element, name: 'events') => { change?: Handlers } | undefined;
}

const TYPE = 'change.gazetteer';

/**
 * Moves handlers without a jQuery namespace to the end. Plugins such as Select2 use a namespace,
 * and their handlers must run before those of a theme.
 */
function putBeforeNameless(handlers: Handlers | undefined): void {
	if (!handlers || handlers.delegateCount) return;
	handlers.sort((one, other) => Number(!one.namespace) - Number(!other.namespace));
}

/**
 * Listens to events that other scripts fire through jQuery only. Native listeners do not receive
 * those, and they already receive the browser's own events.
 */
export function onJQueryChange(place: Element, changed: Handler, signal: AbortSignal): void {
	const { jQuery } = window as { jQuery?: JQuery };
	if (typeof jQuery !== 'function') return;
	const handler: Handler = (event) => {
		if (!event.originalEvent) changed(event);
	};
	jQuery(place).on(TYPE, handler);
	putBeforeNameless(jQuery._data?.(place, 'events')?.change);
	signal.addEventListener('abort', () => jQuery(place).off(TYPE, handler));
}

let isFiring = false;

/**
 * Fires an `input` event for other scripts. Ignores nested calls, because a listener may change a
 * field and so cause another event.
 */
export function fireInput(target: EventTarget | null): void {
	if (isFiring || !target) return;
	isFiring = true;
	try {
		fireEvent(target, 'input');
	} finally {
		isFiring = false;
	}
}
