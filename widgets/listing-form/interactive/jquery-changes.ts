import { fireEvent } from '@gazetteer/form';

interface JQueryEvent {
	readonly target: EventTarget | null;
	/** Only set if the event comes from the browser. */
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
 * Moves handlers without a namespace to the end. Plugins such as Select2 register theirs with a
 * namespace and must run before the scripts of a theme, which have none.
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
 * Fires an `input` event for other scripts. A listener may change a field in turn, so nested calls
 * are ignored.
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
