import type { EventDetails } from '@gazetteer/contract';
import type { Copy } from './attach.ts';
import { openRecord, recordOf } from './mount-record.ts';
import { onAny } from './on-any.ts';
import { selectorsOf } from './selectors.ts';
import type { Handle, Options, Widget } from './types.ts';

type OurEvent<Name extends string> = `gazetteer:${Name}` extends keyof EventDetails
	? CustomEvent<EventDetails[`gazetteer:${Name}`]>
	: CustomEvent;

export interface Gazetteer {
	readonly version: string;
	/** Serves the widgets in a part of the page, and from then on all that comes to the page. */
	start: (scope?: ParentNode) => void;
	/** Mounts at once what the element is marked for, or the widget named. */
	mount: (element: HTMLElement, name?: string, options?: Options) => Handle;
	unmount: (element: Element) => void;
	get: (element: Element) => Handle | undefined;
	/** Listens for one of our events on the whole page, as in `on('mounted', …)`. Returns the way to stop. */
	on: <Name extends string>(name: Name, listener: (event: OurEvent<Name>) => void) => () => void;
}

/** One observer for the whole page: what came, and, a tick later so that a move is no farewell, what left. */
function watchPage(came: (scope: Element) => void, left: () => void): MutationObserver {
	const observer = new MutationObserver((changes) => {
		for (const { addedNodes } of changes)
			for (const node of addedNodes) if (node instanceof Element) came(node);
		setTimeout(left);
	});
	observer.observe(document.documentElement, { childList: true, subtree: true });
	return observer;
}

export function createGazetteer(widgets: readonly Widget[], copy: Copy): Gazetteer {
	const places = new Set<Element>();
	// Read once, and not before anything is asked: importing must leave the page alone.
	let known: ReturnType<typeof selectorsOf> | undefined;
	const selectors = () => (known ??= selectorsOf(widgets));
	let watching: MutationObserver | undefined;

	const attach = (element: HTMLElement, widget: Widget, options?: Options) => {
		places.add(element);
		openRecord(element).attach(widget, copy, options);
	};

	const serve = (scope: ParentNode) => {
		for (const [widget, selector] of selectors()) {
			if ((scope as Element).matches?.(selector)) attach(scope as HTMLElement, widget);
			for (const place of scope.querySelectorAll<HTMLElement>(selector))
				attach(place, widget);
		}
	};

	const unmount = (element: Element) => {
		places.delete(element);
		recordOf(element)?.unmount();
	};

	return {
		...copy,
		start(scope = document) {
			serve(scope);
			watching ??= watchPage(serve, () =>
				places.forEach((place) => place.isConnected || unmount(place)),
			);
		},
		mount(element, name, options = {}) {
			for (const [widget, selector] of selectors()) {
				if (name ? name === widget.name : element.matches(selector))
					attach(element, widget, options);
			}
			const record = recordOf(element);
			if (!record) throw Error(`No widget ${name}`);
			return record;
		},
		unmount,
		get: recordOf,
		on(name, listener) {
			const over = new AbortController();
			onAny(document, `gazetteer:${name}`, listener as (event: Event) => void, over.signal);
			return () => over.abort();
		},
	};
}
