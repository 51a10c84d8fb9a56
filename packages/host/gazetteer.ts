import { MARK, type EventDetails } from '@gazetteer/contract';
import type { OlderMarkup, OlderMarkupModule } from './adoption/older-markup.ts';
import { readAdoption } from './adoption/read-adoption.ts';
import type { Copy } from './attach.ts';
import { openRecord, recordOf } from './mount-record.ts';
import { onAny } from './on-any.ts';
import type { Handle, Options, Widget } from './types.ts';

type OurEvent<Name extends string> = `gazetteer:${Name}` extends keyof EventDetails
	? CustomEvent<EventDetails[`gazetteer:${Name}`]>
	: CustomEvent;

export interface Gazetteer {
	readonly version: string;
	/**
	 * Starts the widgets in `scope`. After that, starts the widgets in all content that is added to
	 * the page.
	 */
	start: (scope?: ParentNode) => void;
	/**
	 * Mounts the named widget immediately. Without a name, mounts the widgets in the element's
	 * `data-gazetteer`.
	 */
	mount: (element: HTMLElement, name?: string, options?: Options) => Handle;
	unmount: (element: Element) => void;
	get: (element: Element) => Handle | undefined;
	/**
	 * Listens for one of our events on the whole page, such as `on('mounted', …)`. Returns a
	 * function that removes the listener.
	 */
	on: <Name extends string>(name: Name, listener: (event: OurEvent<Name>) => void) => () => void;
}

export function createGazetteer(
	widgets: readonly Widget[],
	copy: Copy,
	fetchSelectors: () => Promise<OlderMarkupModule>,
): Gazetteer {
	const places = new Set<Element>();
	const older: OlderMarkup = {};
	let adoption: Promise<unknown> | undefined;
	/**
	 * The observer for the whole page. Removed elements are handled in a later task, so that moving
	 * an element does not unmount its widgets.
	 */
	let observer: MutationObserver | undefined;

	/** Returns the selector of a widget. `:is()` ignores an invalid selector in its list. */
	const selectorOf = ({ name }: Widget) => {
		// Read the settings at the first call, because importing the module must have no side
		// effects.
		adoption ??= readAdoption(older, fetchSelectors);
		return `:is([${MARK.widget}~="${name}"],${older[name]})`;
	};

	const attach = (element: HTMLElement, widget: Widget, options?: Options) => {
		places.add(element);
		openRecord(element).attach(widget, copy, options);
	};

	const serve = (scope: ParentNode, isAgain?: unknown) => {
		for (const widget of widgets) {
			// The second pass selects older markup only. The first pass has already attached the
			// elements with `data-gazetteer`.
			const selector = isAgain ? older[widget.name]! : selectorOf(widget);
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
			adoption?.then((fetched) => fetched && serve(scope, fetched), console.error);
			observer ??= new MutationObserver((changes) => {
				for (const change of changes)
					for (const node of change.addedNodes) if (node instanceof Element) serve(node);
				setTimeout(() => places.forEach((place) => place.isConnected || unmount(place)));
			});
			observer.observe(document, { childList: true, subtree: true });
		},
		mount(element, name, options = {}) {
			for (const widget of widgets)
				if (name ? name === widget.name : element.matches(selectorOf(widget)))
					attach(element, widget, options);
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
