import type { EventDetails } from '@gazetteer/contract';
import { homeOf, openHome } from './home.ts';
import { onAny } from './on-any.ts';
import { seek } from './seek.ts';
import type { Household } from './stay.ts';
import type { Handle, Options, Widget } from './types.ts';
import { watchPage } from './watch-page.ts';

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

export function createGazetteer(widgets: readonly Widget[], household: Household): Gazetteer {
	const places = new Set<Element>();
	// Read once, and not before anything is asked: importing must leave the page alone.
	let found: ReturnType<typeof seek> | undefined;
	const sought = () => (found ??= seek(widgets));
	let watching: MutationObserver | undefined;

	const lodge = (element: HTMLElement, widget: Widget, options?: Options) => {
		places.add(element);
		openHome(element).lodge(widget, household, options);
	};

	const serve = (scope: ParentNode) => {
		for (const [widget, selector] of sought()) {
			if ((scope as Element).matches?.(selector)) lodge(scope as HTMLElement, widget);
			for (const place of scope.querySelectorAll<HTMLElement>(selector)) lodge(place, widget);
		}
	};

	const unmount = (element: Element) => {
		places.delete(element);
		homeOf(element)?.unmount();
	};

	return {
		...household,
		start(scope = document) {
			serve(scope);
			watching ??= watchPage(serve, () =>
				places.forEach((place) => place.isConnected || unmount(place)),
			);
		},
		mount(element, name, options = {}) {
			for (const [widget, selector] of sought()) {
				if (name ? name === widget.name : element.matches(selector))
					lodge(element, widget, options);
			}
			const home = homeOf(element);
			if (!home) throw Error(`No widget ${name}`);
			return home;
		},
		unmount,
		get: homeOf,
		on(name, listener) {
			const over = new AbortController();
			onAny(document, `gazetteer:${name}`, listener as (event: Event) => void, over.signal);
			return () => over.abort();
		},
	};
}
