import { fireEvent } from '@gazetteer/form';

interface JQueryEvent {
	readonly target: EventTarget | null;
	/** Only of what the browser itself has told. */
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
 * What draws a list of its own over a select holds on to its change under a name, and has to hear it. A theme's script
 * has none.
 */
function putBeforeNameless(handlers: Handlers | undefined): void {
	if (!handlers || handlers.delegateCount) return;
	handlers.sort((one, other) => Number(!one.namespace) - Number(!other.namespace));
}

/**
 * Hears what other scripts tell by jQuery alone, where the page has it: the browser's own listeners hear nothing of
 * that. What the browser tells is heard by those.
 */
export function hearJQuery(place: Element, heard: Handler, signal: AbortSignal): void {
	const { jQuery } = window as { jQuery?: JQuery };
	if (typeof jQuery !== 'function') return;
	const handler: Handler = (event) => {
		if (!event.originalEvent) heard(event);
	};
	jQuery(place).on(TYPE, handler);
	putBeforeNameless(jQuery._data?.(place, 'events')?.change);
	signal.addEventListener('abort', () => jQuery(place).off(TYPE, handler));
}

let isTelling = false;

/** Says to everybody else that something was changed. Some answer to that by a change of their own. */
export function tellOthers(target: EventTarget | null): void {
	if (isTelling || !target) return;
	isTelling = true;
	try {
		fireEvent(target, 'input');
	} finally {
		isTelling = false;
	}
}
